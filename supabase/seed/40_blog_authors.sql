-- Categories, topics and authors of articles. A slug is the name in lower case, with hyphens in place of spaces.

insert into public.blog_categories (name, slug, display_order) values
  ('Legal Services', 'legal-services', 1),
  ('Healthcare', 'healthcare', 2),
  ('Financial Services', 'financial-services', 3),
  ('Hospitality', 'hospitality', 4),
  ('E-commerce', 'e-commerce', 5),
  ('Beauty', 'beauty', 6),
  ('Web Design', 'web-design', 7),
  ('Search and Content', 'search-and-content', 8),
  ('Running a Business', 'running-a-business', 9)
on conflict do nothing;

insert into public.blog_topics (name, slug, display_order) values
  ('Law Firms', 'law-firms', 1),
  ('Accounting', 'accounting', 2),
  ('Medical Professionals', 'medical-professionals', 3),
  ('Financial Advisors', 'financial-advisors', 4),
  ('Hotels', 'hotels', 5),
  ('Vacation Rentals', 'vacation-rentals', 6),
  ('Cosmetics', 'cosmetics', 7),
  ('Retail', 'retail', 8),
  ('SMEs', 'smes', 9),
  ('Restaurants', 'restaurants', 10)
on conflict do nothing;

insert into public.blog_authors (slug, name, title, avatar_url, social_links, bio) values
  (
    'farah-idris',
    'Farah Idris',
    'Founder',
    '/images/founder.svg',
    '[{"platform": "LinkedIn", "url": "https://www.linkedin.com/company/rentak-studio-example", "icon": "Linkedin"}]',
    'Farah founded the studio and still takes the first call with most clients. She begins with a sheet of paper and three questions: who buys, what they need to decide, and what a sale is worth in ringgit. She writes about money, ownership and the order in which things should be done, because that is where website projects go wrong. She would rather talk you out of a page than sell you one that nobody opens.'
  ),
  (
    'ranjini-pillai',
    'Ranjini Pillai',
    'Content Editor',
    '/images/editor.svg',
    '[]',
    'Ranjini edits the words on every site the studio builds, from the heading on the first page to the message that a form sends back. She reads drafts aloud, cuts every sentence that could be on a competitor’s site, and asks for one number in return. She works in Bahasa Malaysia, English and Tamil. Her articles are routines and lists that a busy owner can follow with a phone in one hand and a customer at the counter.'
  ),
  (
    'teoh-wan-qi',
    'Teoh Wan Qi',
    'Lead Developer',
    '/images/developer.svg',
    '[{"platform": "LinkedIn", "url": "https://www.linkedin.com/company/rentak-studio-example", "icon": "Linkedin"}]',
    'Wan Qi builds the part of a website that you cannot photograph: forms, orders, bookings, and what happens when the power fails in the middle of one. She tests on a drawer of old phones and keeps a weight limit in kilobytes for each page. She writes for owners who have to order technical work without wishing to learn the trade, and she gives them the questions to ask and the answers that should make them suspicious.'
  )
on conflict do nothing;
