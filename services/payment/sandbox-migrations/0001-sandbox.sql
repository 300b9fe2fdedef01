CREATE TABLE sandbox_transaction (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT sandbox_transaction_reference_key UNIQUE,
  access_code text NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  callback_url text NOT NULL,
  status text NOT NULL DEFAULT 'ongoing' CHECK (status IN ('ongoing', 'success', 'failed', 'abandoned')),
  channel text,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);

CREATE TABLE sandbox_refund (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id integer NOT NULL REFERENCES sandbox_transaction (id),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'processing', 'processed', 'failed', 'needs-attention')),
  merchant_note text,
  created_at timestamptz NOT NULL
);

CREATE INDEX sandbox_refund_transaction ON sandbox_refund (transaction_id);
CREATE INDEX sandbox_refund_pending ON sandbox_refund (id) WHERE status = 'pending';

-- Webhooks that wait to be received; kept here so that a restart goes on sending them.
CREATE TABLE sandbox_webhook (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  body text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  delivered_at timestamptz
);

CREATE INDEX sandbox_webhook_waiting ON sandbox_webhook (next_try_at) WHERE delivered_at IS NULL;

-- What fault tests have switched on; one row.
CREATE TABLE sandbox_faults (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  faults jsonb NOT NULL
);
