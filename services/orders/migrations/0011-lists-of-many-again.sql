-- An index of trigrams knows nothing of a search for one or two letters: the texts are read from here, and not with all else.
CREATE INDEX customer_order_texts ON customer_order (id) INCLUDE (search_text, placed_at, archived_at);

CREATE INDEX delivery_assigned ON delivery (id) INCLUDE (order_id) WHERE agent_user_id IS NOT NULL;

-- The sums of days and months need no more than this.
DROP INDEX fulfilment_live_placed;
CREATE INDEX fulfilment_live_placed ON fulfilment (placed_at) INCLUDE (amount_pesewas) WHERE status <> 'cancelled';

DROP INDEX customer_order_status;
CREATE INDEX customer_order_status ON customer_order (status, id) INCLUDE (placed_at, archived_at);

-- What is live of all orders in each category: a note for whatever came or fell away, added up from time to time. Notes are only
-- ever added, so that no order waits for another one of its category.
CREATE TABLE category_sales (
  category_name text,
  orders integer NOT NULL,
  quantity bigint NOT NULL,
  amount_pesewas bigint NOT NULL
);
INSERT INTO category_sales (category_name, orders, quantity, amount_pesewas)
SELECT category_name, count(*), sum(quantity), sum(amount_pesewas) FROM order_category GROUP BY category_name;
DROP TABLE order_category;
