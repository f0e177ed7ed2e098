-- The blog's categories and topics are put in order on a screen of their own, as the other lists are: what is new
-- comes last until it is given a place.
create trigger place_last before insert on public.blog_categories
  for each row execute function private.place_last();
create trigger place_last before insert on public.blog_topics
  for each row execute function private.place_last();
