-- Of pages that were made in one moment the later one comes first, as in every list.
DROP INDEX public_page_newest;
CREATE INDEX public_page_newest ON public_page (created_at DESC, id DESC);
