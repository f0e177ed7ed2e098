-- A mail about a booking is kept as a welcome mail is (20261121002805): without the token by which its reader moves or
-- cancels the call. The function send-due takes it out before it calls begin_email; copies made before it did lose it
-- here.
update public.email_deliveries d
set body_text = replace(d.body_text, b.manage_token::text, 'not-shown'),
  body_html = replace(d.body_html, b.manage_token::text, 'not-shown')
from public.booking_submissions b
where b.id = d.booking_id and (d.body_text is not null or d.body_html is not null);

comment on column public.email_deliveries.body_text is
  'What was sent, kept from the moment it was handed over, without the token of its reader.';
comment on column public.email_deliveries.body_html is
  'What was sent, kept from the moment it was handed over, without the token of its reader.';
