-- Every fact about money, once. The subject is the payment's, the refund's or the fulfilment's id, by the kind.
CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('charge', 'refund', 'share', 'share-refund')),
  subject_id integer NOT NULL,
  payment_id integer NOT NULL REFERENCES payment (id),
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT ledger_entry_once UNIQUE (kind, subject_id)
);

CREATE INDEX ledger_entry_payment ON ledger_entry (payment_id);

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is only ever added to.';
END
$$;

CREATE TRIGGER ledger_entry_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
