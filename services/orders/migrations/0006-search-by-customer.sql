-- Folded by the program, which knows every script; what was stored before is folded as far as the database can.
ALTER TABLE customer_order ADD COLUMN customer_name_folded text;
UPDATE customer_order SET customer_name_folded = lower(customer_name);
ALTER TABLE customer_order ALTER COLUMN customer_name_folded SET NOT NULL;

ALTER TABLE customer_order DROP COLUMN search_text;
ALTER TABLE customer_order ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (id::text || E'\n' || lower(number) || E'\n' || customer_name_folded) STORED;
CREATE INDEX customer_order_search ON customer_order USING gin (search_text gin_trgm_ops);
