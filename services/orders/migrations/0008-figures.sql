-- What waits for a shop or for an agent.
CREATE INDEX fulfilment_unfinished ON fulfilment (vendor_id) WHERE status NOT IN ('delivered', 'cancelled');
CREATE INDEX delivery_underway ON delivery (agent_user_id, order_id) WHERE delivered_at IS NULL;

CREATE INDEX cart_created ON cart (created_at);

-- The sums of the last days and months are read from this alone.
CREATE INDEX fulfilment_live_placed ON fulfilment (placed_at) INCLUDE (order_id, amount_pesewas)
  WHERE status <> 'cancelled';
