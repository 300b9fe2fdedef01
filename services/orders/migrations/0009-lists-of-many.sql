-- What is not archived, for the lists of those who work orders off, and for counting it.
CREATE INDEX customer_order_listed ON customer_order (placed_at, id) WHERE archived_at IS NULL;

-- Whose an order is, without reading all of it.
CREATE INDEX customer_order_buyer ON customer_order (id) INCLUDE (customer_id);

-- Deliveries under way come last in either direction, so each direction has an index of its own.
CREATE INDEX delivery_by_arrival ON delivery (delivered_at, id);
CREATE INDEX delivery_by_arrival_descending ON delivery (delivered_at DESC NULLS LAST, id DESC);
