-- A vendor's payments in the order of what it gets of each, and the payments that brought money by their status.
CREATE INDEX share_of_vendor_by_amount ON share (vendor_id, (amount_pesewas - refunded_pesewas), payment_id);
CREATE INDEX payment_with_money_by_status ON payment (status, id) WHERE paid_amount > 0;
CREATE INDEX payment_status_descending ON payment (status DESC, id);
