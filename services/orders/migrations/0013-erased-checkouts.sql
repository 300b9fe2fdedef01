-- Ended checkouts that still know whose they were.
CREATE INDEX checkout_to_erase ON checkout (closed_at)
  WHERE state IN ('closed', 'unfulfillable') AND customer_email <> '';
