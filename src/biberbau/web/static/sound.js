// Sounds made on the spot: knock, slide, thump, splash, door. Off until switched on, which the first game asks about.

let context = null;
export const sound = { on: localStorage.getItem("sound") === "on", open: localStorage.getItem("sound") === null };

// Nobody is asked twice: a person who does not answer has none.
export function asked() {
  sound.open = false;
  localStorage.setItem("sound", sound.on ? "on" : "off");
}

function noise(seconds) {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function shaped(source, at, volume, seconds, kind, from, to) {
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

function tone(at, volume, seconds, from, to) {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

const cues = {
  slide: (at) => shaped(noise(0.16), at, 0.12, 0.16, "bandpass", 1800, 700),
  shove: (at) => shaped(noise(0.12), at, 0.1, 0.12, "bandpass", 900, 500),
  thump: (at) => tone(at, 0.35, 0.16, 150, 60),
  knock: (at) => [0, 0.11].forEach((later) => tone(at + later, 0.3, 0.07, 420, 240)),
  door: (at) => {
    tone(at, 0.3, 0.22, 110, 50);
    shaped(noise(0.2), at, 0.12, 0.2, "lowpass", 900, 200);
  },
  burn: (at) => shaped(noise(0.4), at, 0.16, 0.4, "highpass", 1200, 4200),
  splash: (at) => shaped(noise(0.35), at, 0.18, 0.35, "bandpass", 2400, 500),
  event: (at) => [110, 82, 98].forEach((pitch, i) => tone(at + i * 0.1, 0.3, 0.4, pitch * 2, pitch)),
  swap: (at) => [0, 0.5].forEach((later) => shaped(noise(0.2), at + later, 0.12, 0.2, "bandpass", 900, 1600)),
  turn: (at) => [523, 659].forEach((pitch, i) => tone(at + i * 0.09, 0.16, 0.2, pitch, pitch)),
};

export function play(cue) {
  if (!sound.on || document.hidden || !cues[cue]) return;
  context ??= new AudioContext();
  cues[cue](context.currentTime + 0.01);
}

export function toggle() {
  sound.on = !sound.on;
  asked();
  play("knock");
  return sound.on;
}
