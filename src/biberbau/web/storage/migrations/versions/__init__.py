"""One module for each version of the schema. What has been released is never changed."""
