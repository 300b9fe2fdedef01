-- How a reference begins, whatever the case of its letters.
CREATE INDEX payment_reference_beginning ON payment (lower(reference) text_pattern_ops);

CREATE INDEX payment_with_money ON payment (id) WHERE paid_amount > 0;

-- Payments without the value come last in either direction, so each direction has an index of its own.
CREATE INDEX payment_order_descending ON payment (order_id DESC NULLS LAST, id);
CREATE INDEX payment_paid_at_descending ON payment (paid_at DESC NULLS LAST, id);
CREATE INDEX payment_method_descending ON payment (method DESC NULLS LAST, id);

-- An order has one part of a vendor's at most, so a vendor has one share of a payment.
DROP INDEX share_vendor;
CREATE UNIQUE INDEX share_of_vendor ON share (vendor_id, payment_id);
