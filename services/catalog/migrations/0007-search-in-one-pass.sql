-- What a search finds is counted and put in order without a look at the products themselves.
DROP INDEX product_listed;
CREATE INDEX product_listed ON product (id) INCLUDE (created_at) WHERE archived_at IS NULL AND listed;
