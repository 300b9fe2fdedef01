-- What is not archived, for the lists of those who work orders off, and for counting it.
CREATE INDEX customer_order_listed ON customer_order (placed_at, id) WHERE archived_at IS NULL;

-- Whose an order is, and what a shop has of it, without reading all of either: a shop's clients are added up from these alone.
CREATE INDEX customer_order_buyer ON customer_order (id)
  INCLUDE (customer_id, customer_name, customer_name_folded);
DROP INDEX fulfilment_of_vendor_by_order;
CREATE INDEX fulfilment_of_vendor_by_order ON fulfilment (vendor_id, order_id)
  INCLUDE (status, amount_pesewas, placed_at);

-- Deliveries under way come last in either direction, so each direction has an index of its own.
CREATE INDEX delivery_by_arrival ON delivery (delivered_at, id);
CREATE INDEX delivery_by_arrival_descending ON delivery (delivered_at DESC NULLS LAST, id);
CREATE INDEX delivery_and_its_order ON delivery (id) INCLUDE (order_id);
