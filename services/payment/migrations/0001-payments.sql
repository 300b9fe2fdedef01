CREATE TABLE payment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL,
  customer_id integer NOT NULL,
  order_id integer,
  amount_pesewas bigint NOT NULL CHECK (amount_pesewas > 0),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'success', 'failed', 'abandoned', 'refunded')),
  method text,
  -- Null until the provider has made its page.
  authorization_url text,
  -- What the provider holds; of another sum or currency than was asked for where the payment was refused.
  paid_amount bigint NOT NULL DEFAULT 0 CHECK (paid_amount >= 0),
  paid_currency text,
  paid_at timestamptz,
  -- All refunds that were ever asked for, and those of them that the provider has made.
  promised_amount bigint NOT NULL DEFAULT 0,
  refunded_amount bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- When the reconciler asks the provider again; null once there is nothing more to ask.
  next_check_at timestamptz,
  CONSTRAINT payment_reference_key UNIQUE (reference),
  CONSTRAINT payment_success_is_exact CHECK (
    status <> 'success' OR (paid_amount = amount_pesewas AND paid_currency = 'GHS' AND paid_at IS NOT NULL)
  ),
  CONSTRAINT payment_never_refunds_more_than_was_paid CHECK (
    0 <= refunded_amount
    AND refunded_amount <= paid_amount
    AND refunded_amount <= promised_amount
    AND promised_amount <= CASE WHEN paid_amount > 0 THEN paid_amount ELSE amount_pesewas END
  )
);

CREATE INDEX payment_customer ON payment (customer_id, id);
CREATE INDEX payment_order ON payment (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX payment_status ON payment (status, id);
CREATE INDEX payment_paid_at ON payment (paid_at, id);
CREATE INDEX payment_amount ON payment (amount_pesewas, id);
CREATE INDEX payment_created_at ON payment (created_at, id);
CREATE INDEX payment_next_check ON payment (next_check_at) WHERE next_check_at IS NOT NULL;

-- What the provider told through its webhook: kept so that a crash after the answer loses nothing.
CREATE TABLE provider_event (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash text NOT NULL,
  type text NOT NULL,
  reference text NOT NULL,
  received_at timestamptz NOT NULL,
  times_received integer NOT NULL DEFAULT 1,
  settled_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  CONSTRAINT provider_event_hash_key UNIQUE (hash)
);

CREATE INDEX provider_event_unsettled ON provider_event (next_try_at) WHERE settled_at IS NULL;
