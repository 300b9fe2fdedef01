-- What its vendor marked as sold out is on offer no more, and adds no pieces to what can be bought: worked out again.
INSERT INTO stale_product (product_id)
SELECT id FROM product WHERE stock_status = 'OUT_OF_STOCK' AND archived_at IS NULL
ON CONFLICT DO NOTHING;
