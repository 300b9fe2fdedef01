-- Whether everybody sees a product stands in the indexes of the sorts: a page far back is found without reading the products
-- before it.
DROP INDEX product_by_creation;
CREATE INDEX product_by_creation ON product (created_at, id) INCLUDE (listed) WHERE archived_at IS NULL;
DROP INDEX product_by_name;
CREATE INDEX product_by_name ON product (name_key, id) INCLUDE (listed) WHERE archived_at IS NULL;
DROP INDEX product_by_price;
CREATE INDEX product_by_price ON product (unit_price_pesewas, id) INCLUDE (listed) WHERE archived_at IS NULL;
DROP INDEX product_by_stock;
CREATE INDEX product_by_stock ON product (stock, id) INCLUDE (listed) WHERE archived_at IS NULL;

CREATE INDEX variant_and_its_product ON variant (id) INCLUDE (product_id) WHERE archived_at IS NULL;
