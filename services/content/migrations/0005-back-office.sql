CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What a search looks into: the texts, folded by the service (it knows the case of every script).
ALTER TABLE public_page ADD COLUMN search_text text;
UPDATE public_page SET search_text = lower(concat_ws(E'\n', slug, title, description));
ALTER TABLE public_page ALTER COLUMN search_text SET NOT NULL;
CREATE INDEX public_page_search ON public_page USING gin (search_text gin_trgm_ops);
CREATE INDEX public_page_newest ON public_page (created_at DESC, id);

ALTER TABLE slider ADD COLUMN search_text text;
UPDATE slider SET search_text = lower(concat_ws(E'\n', category, name));
ALTER TABLE slider ALTER COLUMN search_text SET NOT NULL;
CREATE INDEX slider_search ON slider USING gin (search_text gin_trgm_ops);

ALTER TABLE log_report ADD COLUMN search_text text;
UPDATE log_report SET search_text = lower(concat_ws(E'\n', title, message));
ALTER TABLE log_report ALTER COLUMN search_text SET NOT NULL;
CREATE INDEX log_report_search ON log_report USING gin (search_text gin_trgm_ops);
