-- A vendor's part of a payment: what its fulfilment's lines cost. It falls to nothing with its fulfilment.
CREATE TABLE share (
  fulfilment_id integer PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payment (id),
  vendor_id integer NOT NULL,
  amount_pesewas bigint NOT NULL CHECK (amount_pesewas >= 0),
  refunded_pesewas bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CONSTRAINT share_falls_whole CHECK (refunded_pesewas IN (0, amount_pesewas))
);

CREATE INDEX share_vendor ON share (vendor_id, payment_id);
CREATE INDEX share_payment ON share (payment_id);

-- Events may arrive in any order: a fulfilment may fall away before its share is known.
CREATE TABLE fallen_fulfilment (
  fulfilment_id integer PRIMARY KEY,
  fell_at timestamptz NOT NULL
);
