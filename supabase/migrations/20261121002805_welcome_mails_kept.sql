-- What a welcome mail said, kept as the mails of bookings are. The subscriber's token is not in it: the function takes
-- it out before it calls.
create function public.keep_welcome_email(p_delivery_id uuid, p_subject text, p_text text, p_html text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_deliveries
  set subject = left(p_subject, 998), body_text = left(p_text, 100000), body_html = left(p_html, 200000)
  where id = p_delivery_id and kind = 'welcome' and status = 'sending'
$$;

revoke execute on function public.keep_welcome_email(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.keep_welcome_email(uuid, text, text, text) to service_role;
