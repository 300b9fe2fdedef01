-- What an admin asked to give back under a key of the asker's own: the same key again is the same wish.
CREATE TABLE refund_wish (
  payment_id integer NOT NULL REFERENCES payment (id),
  key text NOT NULL,
  -- Null is all that was left.
  amount_pesewas bigint CHECK (amount_pesewas > 0),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, key)
);

DROP INDEX payment_order;
CREATE INDEX payment_order ON payment (order_id, id);
CREATE INDEX payment_method ON payment (method, id);

-- The revenue is read from this alone.
CREATE INDEX payment_revenue ON payment (paid_at) INCLUDE (paid_amount, promised_amount)
  WHERE paid_amount > 0 AND paid_currency = 'GHS';
