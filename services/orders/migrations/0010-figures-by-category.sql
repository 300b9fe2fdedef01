-- What is live of an order in each of its categories: the shop's figures are added up from this, and not from all lines.
CREATE TABLE order_category (
  order_id integer NOT NULL REFERENCES customer_order,
  category_name text,
  quantity bigint NOT NULL CHECK (quantity > 0),
  amount_pesewas bigint NOT NULL CHECK (amount_pesewas > 0)
);
CREATE INDEX order_category_order ON order_category (order_id);

INSERT INTO order_category (order_id, category_name, quantity, amount_pesewas)
SELECT line.order_id, category_name, sum(quantity), sum(unit_price_pesewas * quantity)
FROM order_line line JOIN fulfilment part ON part.id = line.fulfilment_id
WHERE part.status <> 'cancelled'
GROUP BY line.order_id, category_name;

-- The counterpart of what is live of the parts: orders by month and day are added up from these two.
CREATE INDEX customer_order_live_placed ON customer_order (placed_at) INCLUDE (shipping_pesewas)
  WHERE status <> 'cancelled';
