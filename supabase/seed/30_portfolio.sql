-- Portfolio: the filters, then the projects. The clients are invented and marked as such; their sites are the samples
-- in public/demo. scripts/images/pictures.ts writes each thumbnail_placeholder, so do not edit the literal after a
-- thumbnail_alt.

insert into public.portfolio_categories (type, name, slug, display_order) values
  ('package', 'All Packages', 'all-packages', 0),
  ('package', 'Spark Package', 'spark', 1),
  ('package', 'Amplify Package', 'amplify', 2),
  ('package', 'Apex Package', 'apex', 3),
  ('package', 'Bespoke', 'bespoke', 4),
  ('industry', 'All Industries', 'all-industries', 0),
  ('industry', 'SMEs & Startups', 'sme', 1),
  ('industry', 'Law Firms', 'law', 2),
  ('industry', 'Accounting Firms', 'accounting', 3),
  ('industry', 'Medical Sector', 'medical', 4),
  ('industry', 'Financial Services', 'finance', 5),
  ('industry', 'Hotels', 'hotel', 6),
  ('industry', 'Property & Real Estate', 'property', 7),
  ('industry', 'Homestay & Vacation Rentals', 'homestay', 8),
  ('industry', 'Beauty & Cosmetics', 'beauty', 9),
  ('industry', 'E-commerce', 'e-commerce', 10),
  ('industry', 'Restaurant & F&B', 'restaurant', 11),
  ('industry', 'Education', 'education', 12),
  ('industry', 'Fitness & Wellness', 'fitness', 13)
on conflict do nothing;

insert into public.portfolio_projects (
  title, slug, project_detail_slug,
  description,
  thumbnail_url, thumbnail_alt, thumbnail_placeholder, project_thumbnail_url,
  package_type, package_category, industry_category, niche_identifier, tech_stack, industry_tags,
  status, is_live_project, is_featured_homepage, is_sample, bolt_project_id, project_url, display_order, created_at,
  steps_done, testing_on, launch_on,
  client_description_anonymized,
  case_narrative_summary,
  case_study
) values
(
  'Teluk Senja', 'teluk-senja', 'teluk-senja',
  'A nine-room timber house on a quiet bay in Langkawi. Guests see the boat, the dinner hour and the free rooms before they pay.',
  '/images/projects/teluk-senja-1200.webp', 'Home page of a small hotel: a drawn bay at dusk with a sailing boat and a palm, the words Nine rooms, one long dusk, and a booking bar.', 'data:image/webp;base64,UklGRqQAAABXRUJQVlA4IJgAAACwBACdASoYABIAPu1eqU6ppKOiMBgMATAdiWYAtOgQ+HyZZ+M/qgO5ZBKnTIgIAP6wa5CE9QawH4TfF5e/wm22RfzKg0hOVz1VpDvyOdu8d2c5CDN4turFdNccTsNNDgS0Cn1b628ZxRuSVohAbanXqZl+r3ciCBseSLhzTwF4L8ue2euD6Ee/itdgSv4OXm8qeMF/ngAAAA==', '/images/projects/teluk-senja-1200.webp',
  'Apex Package', 'apex', 'hotel', 'hotel', '{HTML,CSS,JavaScript,"SVG illustration"}', '{Hotel,Langkawi,"Direct booking"}',
  'live', true, true, true, null, '/demo/teluk-senja/', 1, '2026-08-14 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a nine-room hotel on an island, run by two sisters, which had filled its rooms through booking agents.',
  'A small hotel wanted guests who book with it rather than with an agent. We drew the bay instead of photographing it, put the boat timetable where nobody can miss it, and let the free rooms be asked for from the first screen.',
$study$## The brief

Two sisters run nine rooms on a bay that you reach by boat. Agents filled most of the nights and took their share of each. The sisters wanted guests to book with the house itself, and to arrive knowing what the house is: there is no lift, the boat leaves at four, and dinner is one table at one hour.

## What we found

We read the messages of a whole season before we opened a drawing program. The same few questions came back every week: where is the jetty, what happens if my flight is late, is dinner in the price, will my father manage the steps. None of the answers was on the old site. It opened with a slideshow of forty photographs, and its button sent people to the agent’s page, where the price was the same and the questions were still not answered.

On the island’s own connection the slideshow was the slowest thing of all. A guest who was already in the taxi could not load the page that would have told the driver where to go.

## What we built

![Teluk Senja on a phone: the bay at dusk with its boat, and below it the fields for arrival, departure and guests.](/images/projects/teluk-senja-phone-720x1560.webp)

The first screen is one drawing of the bay at dusk. It is made of shapes, not pixels, so it weighs less than a single photograph and is sharp on every phone. Along its foot runs the only thing a guest has to do: arrive, leave, how many, see free rooms. The answer comes from the house’s own calendar, which feeds the agents’ calendars too, so that one room is not sold twice.

*Getting here* is a timetable, not a map with a pin. It starts at the airport and the ferry terminal, lists the last taxi that still meets the boat, and says what we do for those who miss it. *Rooms* is a plan of the house with the stairs counted. *Table* shows the day’s dinner as the kitchen writes it on the board.

![The page of rooms: a house on stilts at night, nine lit windows with their numbers, and the steps to each room.](/images/projects/teluk-senja-inner-1200x900.webp)

Every booking ends with one page to keep: the jetty’s position, the boat, a number that is answered. It is an ordinary page that the phone stores, so it opens without a signal.

## What changed

The hour of the boat is now in three places before anyone pays, and it is kept in one field. When the tide moves it, the sisters change the field and all three follow. Rooms, prices and closed dates are theirs to edit; the drawing is a file they own. After each school holiday we read the questions that still reached the telephone, and write the answers into the page.

![Getting here as a timetable: landing at 13.20, taxi, jetty, the boat at 16.00, and the last taxi that meets each boat.](/images/projects/teluk-senja-detail-1200x863.webp)
$study$
),
(
  'Harun Lim Devan', 'harun-lim', 'harun-lim',
  'Advocates and solicitors in Kuala Lumpur. Four practices, the way each is charged, and a first meeting of forty minutes, all on one screen.',
  '/images/projects/harun-lim-1200.webp', 'Home page of a law firm in dark green on pale grey: the headline Advice you can read in one sitting, a red ribbon, and four practices with how each is charged.', 'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAABQBACdASoYABIAPu1gp04ppSMiMBgMATAdiWUAzFgQ1b3z9olm4+/Ym8wAAP7WGj7xZ9wJXcVf4AKqHi+AGFsZ03lZdLQ8qmjXte4E8tUYxsYVLGGPq3Jjlz3ZfmNFdByX6wI6nqF5AK+mAi/mEuGyBENlmKsYBKe27ImfnNpxtkK/vcROcflgAAA=', '/images/projects/harun-lim-1200.webp',
  'Amplify Package', 'amplify', 'law', 'law-firm', '{React,TypeScript,Supabase,"Tailwind CSS"}', '{"Law firm","Kuala Lumpur",Conveyancing}',
  'in_progress', false, false, true, null, null, 2, '2026-10-20 10:00:00+08',
  4, date_trunc('week', now() at time zone 'Asia/Kuala_Lumpur')::date + 9, (date_trunc('month', now() at time zone 'Asia/Kuala_Lumpur') + interval '1 month 14 days')::date,
  'Sample client: a three-partner firm in the city centre, known for property work and for letters that clients understand.',
  'The partners asked for a site that reads like their letters: short, exact and signed. The design is settled and the practice pages are being written with the lawyers who answer for them.',
  null
),
(
  'Mutiara Dental', 'mutiara', 'mutiara',
  'Family dentists in George Town, drawn on the floor tiles of the shophouse. Free times for the week are on the first screen.',
  '/images/projects/mutiara-1200.webp', 'Home page of a dental clinic: a smiling tooth on patterned floor tiles, the headline Teeth feel smaller when you know the plan, and five appointment times.', 'data:image/webp;base64,UklGRroAAABXRUJQVlA4IK4AAAAwBQCdASoYABIAPu1qrlCppaQiqAqpMB2JZQDLtf/jeAD2Fip6/IHVn8CWIinC3GC5gAD+79gpRIpDEQNRVQAbEqu7RmEb6kHM1rFVr034oFClpDNwPdIf1M7zgQwp2LDVHDpEADcjthlfnyh4RKuVhPO0XG9mVnYar12hgPAxvrVdIKiCsQICqE/AswHdMWu9IfCLemM9zl80/iaB8T8xcrtGaUmEbWtfCzYMQAA=', '/images/projects/mutiara-1200.webp',
  'Spark Package', 'spark', 'medical', 'medical-professional', '{React,"Tailwind CSS",Supabase}', '{Dental,"George Town"}',
  'concept', false, false, true, null, null, 3, '2026-09-30 10:00:00+08',
  default, null, null,
  'Sample client: a family dental practice in a restored shophouse.',
  'Fear of the dentist is mostly fear of not knowing. This concept shows the plan, the price and the next free times before it shows a single instrument.',
  $study$## What the first screen settles

A patient who is afraid does not want to browse. The headline says what is different, the sentence below it says what happens first, and the free times of the day are one tap away. A time that is taken stays in the row, crossed out, so that nobody wonders whether the list is complete.

![Close-up: five times on Thursday, one crossed out and one chosen.](/images/projects/mutiara-detail-1200x394.webp)

In this package a tap opens a chat with the time already written, and the clinic confirms it. Booking without a person in between would be the next package.

## Where the drawing comes from

The floors of George Town’s shophouses are laid with patterned cement tiles. We drew one tile, repeated it, and set the tooth on the floor like a child who waits. It is a handful of shapes, so it is sharp on every phone and lighter than a photograph of the waiting room.

## What we would ask first

- Where are the free times kept today, and who changes them?
- Which treatments have a fixed price, and which need a look first?
- In which languages do patients write to you?

$study$
),
(
  'Gua Kapur', 'gua-kapur', 'gua-kapur',
  'A bouldering gym in Ipoh whose five route colours are the whole layout: the further right you go, the smaller the holds.',
  '/images/projects/gua-kapur-1200.webp', 'Home page of a climbing gym: coloured holds rise in five lanes over a dark wall, growing smaller from yellow to white, beside the words The holds get smaller. You don’t.', 'data:image/webp;base64,UklGRsYAAABXRUJQVlA4ILoAAADwBACdASoYABIAPu1ur1IppiQiqAgBMB2JQBjesZAOB1I+ANgzlS3yFMeFUTsxhQAA/oeh4I6s3BLLd8N2PAAJHwnR5VMhYhG2g/sdfIsyeso4NjorOSlBbQCkgfUzX2AGjRE/gHn1mNhYA27sL2OOOgJF+SLWL14XQNvQNCJb4oLkp9wGuVgR0/RteHpuo9TKABN7axNh8dzrZPb6GmSt/ZuAi0T2FFGMlMT+Ogvo7+unFa11QBxgAAA=', '/images/projects/gua-kapur-1200.webp',
  'Apex Package', 'apex', 'fitness', 'fitness-wellness', '{HTML,CSS,JavaScript,"SVG illustration"}', '{Climbing,Ipoh,"Day passes"}',
  'live', true, true, true, null, '/demo/gua-kapur/', 4, '2026-07-22 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: an independent climbing gym whose first-time visitors did not know which wall was for them.',
  'Beginners stood at the desk asking where to start. The site now starts where they do: five colours, from the first visit to the hardest wall, with the price of a day beside them.',
$study$## The brief

The owners set the routes themselves, five colours from easy to unkind. Strong climbers came whatever the site looked like. The gym lived, though, on people who had never climbed: office teams, parents with a free Saturday, somebody’s cousin. Those people looked at the old site, saw men upside down without shirts, and went bowling. We were asked for a page that a beginner reads and thinks *that yellow one, I could do that*.

## What we found

We stood at the desk for two Saturdays and listened. Newcomers asked four things, in this order: do I need shoes, do I need a partner, what does it cost, where do I begin. Staff answered by pointing at the wall. “Start on yellow” was the best sentence in the building, and it was nowhere on the site.

We also measured what a visitor had to do for a day pass: read a price list with eleven lines, download a waiver, print it, sign it, and bring it along. Most signed a second copy at the desk because the first was at home.

## What we built

![Gua Kapur on a phone: five bands, one a colour, from yellow holds downwards, under the words The holds get smaller. You don’t.](/images/projects/gua-kapur-phone-720x1560.webp)

The home page is the wall. Five lanes, one for each colour, left to right in order of difficulty, and the holds shrink as they do in the gym. Each lane ends in a strip of tape with its colour and an honest description: *your first visit*, *a month or so*, *a year, and skin*. Touch a lane and you get its page, with this month’s routes, who set them, and what to practise first.

Below the wall, in the place of the mat, is the answer to the four questions: a day is one price, shoes and chalk are in it, no partner needed, ten to ten. The pass and the waiver are one form. It is filled in once, signed with a finger, and kept for the next visit; a parent can sign for several children.

![The page for a first visit: Start on yellow, the four questions with their answers, and the waiver beside them.](/images/projects/gua-kapur-inner-1200x900.webp)

The holds are drawn once as five shapes and coloured by the page, so the whole wall weighs less than one photograph of it. Motion is limited to a single beat when a lane is chosen, and to none for people who ask their device for less.

## What changed

The gym says one thing instead of eleven: a day, and what is in it. Setters enter a new route from a phone beside the wall, and it appears in its lane with the date. The desk sees the names of those who have signed before they arrive. The sentence “start on yellow” is now the first thing that the site tells a newcomer.

![The day pass: counters for grown climbers, for children and for own shoes, and the sum on a card.](/images/projects/gua-kapur-detail-1200x660.webp)
$study$
),
(
  'Kuih Selasa', 'kuih-selasa', 'kuih-selasa',
  'A Melaka kitchen that cooks on one day a week. Nine kuih, a box you fill by the piece, and a collection hour chosen before you pay.',
  '/images/projects/kuih-selasa-1200.webp', 'Shop page of a kuih maker: drawn kuih on bright squares with their prices, the headline Made Tuesday, gone by six, and a box that adds up to RM 6.60.', 'data:image/webp;base64,UklGRtgAAABXRUJQVlA4IMwAAACQBQCdASoYABIAPu1qrVCppaQiqAqpMB2JbACdMuOCqGqgKYoqNIW5X/U8UuU4g7j50KWEAAD+1d8QgrJyG2jaQkEnu4XNhVuhqU/8F6QfoTPhzw5p4UYDxLHCTIYycWeISFEHEJ8JGSb+sxhZJQK1kXLcTr+sjGzUNcvH0MdcTCTJ7DJxMicUFoH4V0CpUwsSCEsc1VQTDT4iIabULKP2/Qo3SLPOKtXka2wGiiV3T9aDnUbPNWp/FbeTFGWR92a8ln1vb/ZYIInLgAA=', '/images/projects/kuih-selasa-1200.webp',
  'Apex Package', 'apex', 'e-commerce', 'e-commerce', '{HTML,CSS,JavaScript,"SVG illustration"}', '{"Online shop",Melaka,"Food to collect"}',
  'live', true, true, true, null, '/demo/kuih-selasa/', 5, '2026-06-18 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a two-person kitchen which took its orders in a chat group and counted them by hand the night before.',
  'Orders came in as voice notes and were copied onto a whiteboard. The new shop sells by the piece, knows how many pieces there are, and asks when you will come for them.',
$study$## The brief

One kitchen, one cooking day, nine kinds of kuih. Orders arrived in a chat group from Thursday on: text, voice notes, pictures of last week’s box with “same again”. On Monday night everything was counted onto a whiteboard. The maker asked us for a shop, and for one that she would still want to use at eleven at night with flour on her hands.

## What we found

The trouble was not ordering; people liked the chat. The trouble was the count. Onde-onde are sold by the piece and a steamer holds only so many, but nobody could see that they had run out until they had asked. Half of the messages in the week before we began were either *still got?* or an apology.

The second thing was collection. The kitchen is in a terrace house, the lane fits one car, and everybody came at six. The old order form had no place to say when.

## What we built

![Kuih Selasa on a phone: kuih on bright squares, three in a row, each with its price, and the sum of the box along the foot.](/images/projects/kuih-selasa-phone-720x1560.webp)

The shop is a tray. Nine squares, nine kuih, each drawn from above or in section so that a visitor from Seremban can see what is inside; names as they are said in Melaka, prices by the piece. A tap puts one in your box. The box is always on the same screen, adds itself up in ringgit, and says so when the kitchen’s limit for a kind is reached. Nothing is hidden behind a product page, because there is nothing more to say about a kuih than its name, its picture and its price.

Stock is one number for each kind and week, lowered inside the same database transaction that takes the order, so the last six seri muka cannot be sold to two people. Before paying, you pick a quarter of an hour; a quarter that is full cannot be picked. Payment is by bank transfer through FPX, and those who prefer cash pay at the door. The sample that you can open shows each of these steps and sends nothing.

![Collecting: quarters of an hour to choose from, the full ones crossed out, and a name for the box.](/images/projects/kuih-selasa-detail-1200x971.webp)

For the kitchen there is one page, large type, no menus: what to make, in pieces, in the order in which it goes into the steamers. A second list, by the quarter hour, is for the door.

![The page on collecting: a row of terrace houses with one lit kitchen, one car in the lane, and the words One lane, one car.](/images/projects/kuih-selasa-inner-1200x900.webp)

## What changed

The whiteboard is gone. On Monday night the page with the pieces is opened on an old tablet above the sink and left there. The maker opens the shop on Thursday by setting nine numbers, and closes it by doing nothing: when the pieces are sold, it says *gone by six* and takes names for next week. The chat group is still there, for chat.
$study$
),
(
  'Terus', 'terus', 'terus',
  'Fee-only financial planners in Petaling Jaya. The home page is one sum, drawn to scale, that shows what a yearly fee takes over thirty years.',
  '/images/projects/terus-1200.webp', 'Home page of a financial planner: three huge figures in rows as tall as their amounts, what you put in, the growth you keep, and in red what the fee keeps.', 'data:image/webp;base64,UklGRugAAABXRUJQVlA4INwAAABwBQCdASoYABIAPu1orlCppaQiqAqpMB2JaADG9YxEc3/ekzsP6NAV7rXdDWaNkSU1HCZQAP6ReT4y8PEbmetcbahV4mf3w2/vTj2E1wfhewZCx800L34u8AnbI+BTw4/hYR/wEcRQBVSckord0N6L79eUYchmvZV4xxM5+X/e95J0M9j1Xc14LQG3SWf7p+lFmePJYuRr7i5dFeRWNTd1pjUPb31LcXX0JdTBPzGpgv4YA/5opTiLAZQs3dD58UGlrT3zOUOUSA5FLm+JLvnYJ69bz0LaSlsXAAAA', '/images/projects/terus-1200.webp',
  'Amplify Package', 'amplify', 'finance', 'financial-service', '{HTML,CSS,JavaScript}', '{"Financial planning","Petaling Jaya"}',
  'live', true, false, true, null, '/demo/terus/', 6, '2026-05-27 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a partnership of licensed planners who charge by the hour and sell no products.',
  'Planners who take no commission had a site that looked like everyone who does. We replaced its promises with one worked sum, in rows as tall as their ringgit.',
$study$## The brief

The partners charge by the hour. They take no commission, sell no funds and are licensed to give advice. They wanted that to be understood in the time it takes to read a bus advertisement, by people who have been promised a great deal by others.

## What we found

Their old pages said *independent*, *trusted* and *holistic*. So did the pages of the firms that they wished to differ from; we printed eight of them, covered the logos, and the partners could not pick out their own. What did hold attention was something a partner does in the first meeting. She takes a sheet of paper, writes down five hundred ringgit a month, and works out in front of the client where it goes. People photograph the sheet.

We also learnt what must not be done. A planner may not promise a return, and the regulator has views on how a figure may be shown. A page built on one sum had to say what it assumes.

## What we built

![Terus on a phone: three huge figures in rows, what you put in, the growth you keep, and what the fee keeps.](/images/projects/terus-phone-720x1560.webp)

The sheet of paper. Three rows fill the first screen: what you put in, the growth you keep, what the fee keeps. Each row is exactly as tall as its amount, so the page is a chart before anybody reads a digit, and the digits are as large as the row allows. The assumptions are beside the figures in plain words: the monthly amount, the years, the rate, the cost of the fund. Each can be changed, and the rows grow or shrink as it is. Sums are computed in sen with whole numbers and checked against a printed table in the tests.

![Now with your own: four sliders for the amount, the years, the growth and the cost of the fund, and the sum they make.](/images/projects/terus-detail-1200x601.webp)

Under the rows is one sentence about how Terus charges and one price, that of the first hour. The other pages are short: what an hour covers, what is written down afterwards, and a page called *What we won’t sell*, which turned out to be the one the partners most enjoyed writing.

![The page of prices: RM 280 an hour, questions to choose with the hours each takes, and what they come to.](/images/projects/terus-inner-1200x900.webp)

There are no photographs of handshakes, no arrows pointing up, and no form longer than four fields.

## What changed

A visitor meets the firm’s argument as arithmetic and can test it with her own amounts before she speaks to anyone. The partners use the same page in the first meeting, on the screen, instead of the sheet of paper. When fees or assumptions need to change, a partner edits them in one place, with the date, and the page states since when they have applied.
$study$
),
(
  'Kirasen', 'kirasen', 'kirasen',
  'Accountants in Seremban for small companies. A page of a ledger lists every filing of the year, who does it, and comes to a total.',
  '/images/projects/kirasen-1200.webp', 'Home page of an accounting firm set as a ruled ledger: a huge red 47, the words filings a year, you remember none, and a column of nine filings that adds up.', 'data:image/webp;base64,UklGRqgAAABXRUJQVlA4IJwAAADQBACdASoYABIAPu1orlCppaQiqAqpMB2JZgC06BEUVe7H4m462dCEBvZA54ADcAD+t6m0Eh52dbSv2g+XNJIyCSwOoYQXxncSEIsUVaYAc0M02bFWLSqmwwmCdfNvd+qdZLQRwi8yVYoem9K+FxwEXaEXiEVRCQAE18ZhHE917xEeekDzKR0ro+J62Xpz4yr/2Pv/+jCyNUMAAAA=', '/images/projects/kirasen-1200.webp',
  'Amplify Package', 'amplify', 'accounting', 'accounting-firm', '{HTML,CSS,JavaScript}', '{Accounting,Seremban,SST}',
  null, true, false, true, null, '/demo/kirasen/', 7, '2026-04-16 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a small accounting practice that looks after the books, tax and payroll of family companies.',
  'Clients did not know what they paid for each month, because it is work that you notice only when it is not done. The home page now lists it, line by line, and adds it up.',
$study$## The brief

The practice does the books, tax and payroll of family companies: a hardware shop, a printer, two clinics, a man with nine lorries. Its fee is monthly and fair, and every December somebody asks what it is for. The partners wanted a site which answers that, and which brings more of the same kind of client: small, honest and slightly worried.

## What we found

We asked the partners to write down everything that they file for one ordinary company in a year. It took a morning and a second cup of coffee. Twelve of this, twelve of that, six of the other, and a handful that fall once a year on dates nobody can keep in mind. The list was longer than they had thought. It was also the best description of the firm that anyone had made, and it fitted on one sheet.

The old site was a brochure: *comprehensive solutions*, a photograph of a calculator, and a contact form that asked for a company’s paid-up capital.

## What we built

![Kirasen on a phone: a huge red 47 on ledger paper, and the year’s filings in ruled rows.](/images/projects/kirasen-phone-720x1560.webp)

A page of a ledger. Blue feint every fifty pixels, red money columns, and every line of text sitting on a rule. Nine filings are entered with the day that each is due and two columns for who remembers it: *You* and *Us*. The first column adds up to nothing. The second adds up to the large red figure beside it. The arithmetic is real; change a line, and the total has to change with it.

The dates are data, not text. They live in a table with the rule from which each follows, such as *the fifteenth of the month* or *seven months after the year ends*, so the page can also show what is due this month. A client who gives an address and a year-end gets a reminder of what the firm needs from them, and when, a week before it is needed.

![What to put in the bag: nine papers for the first meeting, to tick and to print.](/images/projects/kirasen-detail-1200x1341.webp)

The fee card is a page of its own, with three sizes of company and a price a month for each. Asking for it takes a name and a number.

![The page of fees: sizes of company to choose from, and the fee added up like a till’s tape.](/images/projects/kirasen-inner-1200x900.webp)

## What changed

The question of December has an answer that can be sent as a link. New enquiries begin with the fee card, so the first conversation is about the company rather than about what it might cost. When a form or a deadline changes, the partners edit one row and the ledger, the month’s list and the reminders follow. They have asked us to leave room for a tenth line.
$study$
),
(
  'Rumah Padi', 'rumah-padi', 'rumah-padi',
  'Three rooms on stilts beside a rice field in Sekinchan. The site is a postcard: the season on the front, your booking on the back.',
  '/images/projects/rumah-padi-1200.webp', 'Home page of a homestay as two sides of a postcard on painted boards: the word SEKINCHAN with the rice season drawn inside its letters, and a handwritten booking below.', 'data:image/webp;base64,UklGRrYAAABXRUJQVlA4IKoAAACwBQCdASoYABIAPu1krE+ppSQiMBgIATAdiWgArCBye/0tVY/4DKJrn6wKNLzAuz15pCEsUYAA/lu/RFPb0wSULDBhGyAni/4NhAsxAYepCOXIVsl3/bzVee/qjO9+Tes1JGSJHU8GapqkYQDum9igWnrfoDbHGzK+JFqGoFS9pbSme/I4Ron4+V+XALxiUBGwS+ScGsdPsoB1wGxgyeil5APQeBBehhZAAA==', '/images/projects/rumah-padi-1200.webp',
  'Spark Package', 'spark', 'homestay', 'homestay', '{HTML,CSS,JavaScript,"SVG illustration"}', '{Homestay,Sekinchan,"Direct booking"}',
  'live', true, false, true, null, '/demo/rumah-padi/', 8, '2026-03-11 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a family homestay of three rooms in a rice-growing village on the Selangor coast.',
  'Guests came in the wrong month and were sorry to find stubble. We made the season the first thing they see, and the booking form a postcard to the owner.',
$study$## The brief

A family has three rooms in a timber house on stilts, with rice on two sides. They listed the rooms on the large sites, where the house sits between two hundred others and is sorted by price. They wanted somewhere of their own to send people who ask, small enough to look after between meals, and within the smallest of our packages.

## What we found

The reviews were kind, with one regret in several of them: *we came for the green and it was already cut*. The field is flooded, green, gold and bare, and then again, twice in a year. Everybody in the village knows which month is which. Nobody who books from Klang does, and none of the listings said.

The owner answers every request herself, in longhand if she can, and remembers who had the dog. A booking engine would have taken away the one thing guests wrote about more than the field.

## What we built

![Rumah Padi on a phone: the letters of Sekinchan in rows of three, each with the field at another point of the season.](/images/projects/rumah-padi-phone-720x1560.webp)

Two sides of a postcard, on boards painted the colour of the verandah. The front has the village’s name in large letters, and each letter is a window on the field at another point of the season: water, seedlings, green, ear, gold, stubble. It is drawn in code, so the letters can be given this year’s dates; the one that stands for the week you choose is marked.

The back is the booking. On its left side is what the owner would write: how many rooms, what is nearby, what a night costs. On the right are three ruled lines, for when, who, and from where. *Post it* sends those lines to her telephone and to a small calendar. She answers with a yes and the directions. Nights that are taken, here or on the large sites, cannot be picked, because the calendars feed each other.

![The back of the postcard: a calendar of nights with their prices, the taken ones crossed out, and ruled lines for the booking.](/images/projects/rumah-padi-detail-1115x1117.webp)

There is one more page, with directions, the crowd to expect at weekends, and where to eat when she does not cook.

![The page with directions: a drawn map with four canals to count, and the way to the house.](/images/projects/rumah-padi-inner-1200x900.webp)

## What changed

The season is now part of choosing a date rather than a surprise at the end of the road. The owner still answers each booking herself, but the dates, the number of guests and the dog are written down before she does. The whole site is two pages and one table of dates, which she changes when the water is let into the fields.
$study$
),
(
  'Lilin', 'lilin', 'lilin',
  'Skincare from Kota Bharu in three coats, told as a length of batik: first the wax, then the wash, then the paint.',
  '/images/projects/lilin-1200.webp', 'Home page of a skincare brand: one batik cloth of torch ginger flowers at three stages of dyeing, a dark bottle or jar on each, and the headline Three coats, like the cloth.', 'data:image/webp;base64,UklGRvYAAABXRUJQVlA4IOoAAACwBQCdASoYABIAPu1qrlCppaQiqAqpMB2JbACdMoPHc3/ATUg3hJGDU/M2aYPJPug3CrgrWeAA/ufgqnXeL5Az3vywwOTJ3XeLOj9i43D9Z6CXnK8u3RwtRcRjQbAP11pjqE+FKC0vh10TS0glJB0ca7FASklBe2eekPg/7nFWHR3mo5U+zMRYtmOadwWF+NqqnopvZbbbcO+AAUyMM1RXrEjeCi7fIjEzcBcpcG7nGwGzX2Dp/dMw7CPEtuy4Yyzzaof1sHIIs53NKSaV8N0mI48xvHNAmQwW6w2RfmL2smfShTCf695pmAA=', '/images/projects/lilin-1200.webp',
  'Amplify Package', 'amplify', 'beauty', 'beauty-cosmetics', '{React,TypeScript,Supabase,"FPX payments"}', '{Skincare,"Kota Bharu","Online shop"}',
  'in_progress', false, false, true, null, null, 9, '2026-10-06 10:00:00+08',
  6, (now() at time zone 'Asia/Kuala_Lumpur')::date - 4, date_trunc('week', now() at time zone 'Asia/Kuala_Lumpur')::date + 24,
  'Sample client: a young skincare brand from Kelantan with three products and a founder who grew up in a batik workshop.',
  'Three products that are used in order, from a town where cloth is dyed in order. The pages are built; now they are tried on the phones its buyers own, one ingredient line after the other.',
  null
),
(
  'Tapak', 'tapak', 'tapak',
  'A Penang property agent who shows the floor plan first, and lets you drag the sun across it by the hour.',
  '/images/projects/tapak-1200.webp', 'Page of a property agent: the floor plan of a terrace house in grey shade on a yellow page, with sunlight falling through its front windows at eight in the morning.', 'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAABQBACdASoYABIAPu1urlIppiQiqAgBMB2JagDLLBEHqrR9aBndnZc5tOAAAP6UJO+KCNF1rBQyjoP81pM8Yd2u2BXAQO5kH3huLcFT/+RuV5+5CpspUiz/NQHjNiPQnwa8+PyH6B1+TTIDOwN0xN9Ng46QO9MwDLkARb8HLtoX9Mkf2gDzQAAA', '/images/projects/tapak-1200.webp',
  'Bespoke', 'bespoke', 'property', 'property-real-estate', '{React,TypeScript,Supabase,"Solar position model","SVG floor plans"}', '{Property,Penang}',
  null, false, false, true, 'tapak-sun-study-02', null, 10, '2026-10-13 10:00:00+08',
  3, date_trunc('week', now() at time zone 'Asia/Kuala_Lumpur')::date + 49, null,
  'Sample client: a small agency which sells terrace houses and flats on the island, and visits each at three hours of the day.',
  'Photographs of empty rooms say little about living in them. This build draws each plan to scale and works out where the sun falls from the house’s position, its windows and the date.',
  null
),
(
  'Simpang Tiga', 'simpang-tiga', 'simpang-tiga',
  'A nasi lemak stall in Kajang, cut from coloured paper. Two prices, the hours, and a way to order the night before.',
  '/images/projects/simpang-tiga-1200.webp', 'Page of a nasi lemak stall made of cut paper: rice, egg, sambal, anchovies and cucumber on a banana leaf under large hand-cut letters, with two prices.', 'data:image/webp;base64,UklGRgQBAABXRUJQVlA4IPgAAADwBQCdASoYABIAPu1qrFEppaQiqAqpMB2JbACdMoRwHaAlkkj1jd6Gayp1/g1XlHwxUptT8cEOwAD4te51DtF2qcYBbc03tmhC1VOHlanTIset/hxY67acYx5Nt6s69FBc7V29e2qrA544mysACEJa6l+UdxaidcOnWP9lS5I06UZ4DGnifmhFcgEc5QwX7u9t8gfX33NTuha7kCF9SnhdoNepn32Khb7mwo0y2vCDYd7vw3wcL/qjjyT9+uVoI89Qd5bF3UV2wtp8vRvvfbCMndFgdyzu3quXAhkMp7GW6vkfRqb22lMx66TsBsLupcFpqa7kSaAAAA==', '/images/projects/simpang-tiga-1200.webp',
  'Spark Package', 'spark', 'restaurant', 'restaurant', '{HTML,CSS,JavaScript,"SVG illustration"}', '{"Food stall",Kajang}',
  'live', true, false, true, null, '/demo/simpang-tiga/', 11, '2026-02-05 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a family stall that opens at six and is sold out before the office crowd has parked.',
  'A stall needs very little of a website: what, how much, when, and how to skip the queue. We gave it exactly those four, very large, in paper.',
$study$## The brief

A stall at a junction, open from six to eleven, closed on Mondays. It does two things: packets in leaf and paper, and a plate with chicken. The daughter of the house wanted a page to put behind the square code on the signboard. Her mother wanted fewer telephone calls while both her hands were in the rice.

## What we found

We bought breakfast there for a week. The calls came between seven and nine, when the queue is longest, and asked one of three things: are you open, is there any left, can you keep me ten. The third is the good one, an office buying for everybody, and it was the call that most often went unanswered.

The customers were people on a pavement with one hand free. Whatever we made would be read at arm’s length, in the sun, on a phone with a cracked screen, in less time than it takes to move up one place.

## What we built

![Simpang Tiga on a phone: NASI LEMAK in letters cut from paper, and under it a leaf with rice, egg and sambal.](/images/projects/simpang-tiga-phone-720x1560.webp)

One page, and a second about the sambal. The name of the dish fills the width in letters which we cut from sheets of colour, as you would for a school noticeboard, and under it lies the leaf with everything that comes on it. Nothing is a photograph, so nothing looks grey in the sun and nothing takes long to arrive. The two prices are on two slips of paper. Beside them are the place, the hours and the closed day.

![The page about the sambal: Two days for one spoon, and a pot cut from paper.](/images/projects/simpang-tiga-inner-1200x900.webp)

At the top of the page one line is live: open, sold out, or closed today. It is set by sending one word to a number from the telephone that hangs by the till. If nobody sets it, it follows the hours.

*Order overnight* asks how many packets, how many with extra sambal, a name, and a time after six. It makes a message to the stall, already written out, so the order arrives in the chat that the family reads anyway. At five in the morning the page adds the orders up into one number to wrap.

![Order overnight: how many packets, a time, a name, and the message to the stall already written.](/images/projects/simpang-tiga-detail-1200x969.webp)

## What changed

The questions that used to be calls are answered by the first screen, and the large orders arrive the evening before with a name and an hour on them. The family has no new program to learn: a chat they already use, and one word to send when the rice is gone. When prices change, they are two fields, and the paper slips redraw themselves.
$study$
),
(
  'Kelas Tambah', 'kelas-tambah', 'kelas-tambah',
  'A tuition centre in Shah Alam as a squared exercise book: the seats left are a sum, and the week is a table filled in by hand.',
  '/images/projects/kelas-tambah-1200.webp', 'Home page of a tuition centre on squared paper: the sum 8 – 6 = 2 in blue pen with a red tick, and below it a timetable with one class circled in red.', 'data:image/webp;base64,UklGRrYAAABXRUJQVlA4IKoAAAAwBQCdASoYABIAPu1orFEppaQiqAqpMB2JYwC9WYxsbyqTCFbcL7eSVhPulQVdwi4FPAD+8Cf/Gz7x9H+68qxV2PamD/mS08ECXO9TfhUax8tf4B/KQ3e1i80VQeGlY6QkE20FlJnJFY6SgFVvfZaBaK22s78rl0Wz4/ubhwwJrND2rqH1pw2nMkgh14affzAdMxmq/Fum2zGmwXc/uReTbGs+kUtlw3VoAA==', '/images/projects/kelas-tambah-1200.webp',
  'Amplify Package', 'amplify', 'education', 'education', '{React,"Tailwind CSS",Supabase}', '{Tuition,"Shah Alam",SPM}',
  'concept', false, false, true, null, null, 12, '2026-09-09 10:00:00+08',
  default, null, null,
  'Sample client: a tuition centre with eight seats to a class, for Forms 1 to 5.',
  'Parents ask two things: is there a place, and when. The concept sets both as questions in an exercise book and answers them in ink.',
  $study$## Two questions, answered in ink

A parent opens the page of a tuition centre to learn two things: is there a place, and when. The page is an exercise book that asks both and answers them. The sum is the number of seats left in a class, and the red ring is its hour in the week.

![Close-up: the week as a ruled table filled in by hand, with Form 4 Add Maths on Tuesday at eight ringed in red.](/images/projects/kelas-tambah-detail-1200x619.webp)

## How it would stay true

The centre would keep one list: class, hour, seats, seats taken. The sum and the table are drawn from that list, so a seat given away on the telephone leaves the page as soon as the list is changed. There is no second place to update.

## What we would ask first

- Who enters a new pupil, and on which device?
- Do classes change their hours before an examination?
- May a parent hold a seat before paying for it?

$study$
),
(
  'Bengkel Ketam', 'bengkel-ketam', 'bengkel-ketam',
  'A joiner in Muar who makes one chair well. The page takes it apart into its eleven pieces and shows how they go together.',
  '/images/projects/bengkel-ketam-1200.webp', 'Home page of a furniture maker: a wooden chair drawn in isometric, taken apart into eleven labelled pieces on dark green, with the whole chair and its price below.', 'data:image/webp;base64,UklGRtIAAABXRUJQVlA4IMYAAACwBQCdASoYABIAPu1ur1IppiQiqAgBMB2JYgC/cUFQFZ1XCKbyiareaXG39mBe71pnnd0X8UAA/oOQroYAiGQOx5aXXNiz4h0o8tKXpxQgWNcdvXdRb1MsDrbmWV8XvCw2ou+/5HgqJWi5OcUOLnsc9O+8ij7Lq7+jmyG6nGiIwnIt8vK8hSe/EUsFu0OPW5m2A5X7vN1T0u+X6EeMamHytWmZ3Sgr/pwDeOdn5/DvwOFSGMtlmOa8dTMQinJuwHHEKu+JMAA=', '/images/projects/bengkel-ketam-1200.webp',
  'Apex Package', 'apex', 'sme', 'sme-startup', '{HTML,CSS,JavaScript,"SVG illustration"}', '{Furniture,Muar,"Made to order"}',
  'live', true, false, true, null, '/demo/bengkel-ketam/', 13, '2026-01-15 10:00:00+08',
  default, null, null,
  'Sample client, sample figures: a family workshop in a furniture town, moving from contract work to chairs under its own name.',
  'A workshop that had made other people’s furniture for years wanted to sell its own. We drew its one chair piece by piece, because the joints are the reason for the price.',
$study$## The brief

For most of its life the workshop made chairs for other names. The son of the house had begun to make one under their own: nyatoh, pegged, no screws. It costs more than the chair in the shopping centre, and on a photograph it looks much the same. We were asked to make the difference visible, and to let people order without a showroom.

## What we found

We spent two days at the bench. The chair is eleven pieces and goes together in a fixed order; once it is in, the last piece locks the others. Visitors to the workshop understood this at once, because the son always did the same thing: he knocked a finished chair apart in front of them and put it together again. After that nobody asked about the price.

Online there was only the photograph. The few orders came through messages, each with the same questions about height, timber and time, and the answers lay in several telephones.

## What we built

![Bengkel Ketam on a phone: One chair, eleven parts, no screws, and the chair taken apart on dark green.](/images/projects/bengkel-ketam-phone-720x1560.webp)

The home page does what the son does. The chair hangs in the air in its eleven pieces, each with its name and count, along dotted lines that show where it belongs. Scroll, or press the button, and they close up into a chair; press again and they part. The drawing is computed from the workshop’s own measurements, so a change of leg is a change of one number, and the drawing on the page is the drawing at the bench.

Below is what a buyer needs: the price, the timber, three weeks, and where it is made. An order is made of choices that the workshop really offers, and of nothing else. Each then gets a page with the stage it has reached, from timber to oil, set from a phone at the bench. Buyers may follow it; nobody has to write to ask.

![Choose yours: the chair drawn as it is chosen, with its timber and height, the week it is ready, and the sum.](/images/projects/bengkel-ketam-detail-1200x1553.webp)

*Repairs* has its own page, for any chair that the workshop has made, no matter whose name is on it. A repair is also the best advertisement for a joint.

![The page of repairs: Wood breaks, good joints come apart, a mallet, and what is wrong with your chair to tick.](/images/projects/bengkel-ketam-inner-1200x900.webp)

## What changed

The argument for the chair no longer needs a visit to Muar, though the page invites one. Orders arrive complete: height, timber, address, and a deposit. The bench works from one list, oldest first, and the buyer sees the same list from the other side. When the second chair is ready it will be drawn by the same program, from its own table of pieces.
$study$
),
(
  'Terang Eye Clinic', 'klinik-terang', 'klinik-terang',
  'An eye clinic in Johor Bahru whose home page is a real eye test: red on one side, green on the other, and two buttons to answer with.',
  '/images/projects/klinik-terang-1200.webp', 'Home page of an eye clinic split into a red and a green half, with the chart letters WHICH SIDE IS CLEARER? PICK ONE in shrinking rows and a button under each half.', 'data:image/webp;base64,UklGRuIAAABXRUJQVlA4INYAAADQBQCdASoYABIAPu1urlIppiQiqAgBMB2JbACdMzQ+AdDchmbHuqaiPmtMSpO5FPwJgwVDOB2AAP1ppwv/wju6YTUIxzIHVFCAqDc/PBtnlenpz169YwQvg250Z6xMNstwljFUH1ducl/wE4Vdr/lscO2iVqrd/JlYEf/T9W8zUHgdJEX2IMeqILRACeVHkngDggRfdVuEMpa27K8Ksk4IYZSLDley6AzXXk9mJKW85/jygELgFH3XLjTRlc65YX7M9CKnBazZy9VS9oBafpYVc/EP4AAA', '/images/projects/klinik-terang-1200.webp',
  'Bespoke', 'bespoke', 'medical', 'medical-professional', '{React,TypeScript,Supabase,"Appointment calendar"}', '{"Eye clinic","Johor Bahru",Optometry}',
  'in_progress', false, false, true, null, null, 14, '2026-11-03 10:00:00+08',
  2, null, null,
  'Sample client: an eye clinic with two doctors, an optometrist and a workshop for lenses.',
  'The red and green test is one that everybody has had and nobody has been told the meaning of. The page explains it and stops where a screen must: it never names a lens, only a time to come in.',
  null
),
(
  'Cetak Dua', 'cetak-dua', 'cetak-dua',
  'A two-ink print shop in Pudu. The page is printed as they print: one pink pass, one green, and everything dark is where they cross.',
  '/images/projects/cetak-dua-1200.webp', 'Page of a print shop: a halved papaya in pink and green halftone dots with dark seeds, beside the words Two inks are plenty and a short price list.', 'data:image/webp;base64,UklGRuQAAABXRUJQVlA4INgAAACQBQCdASoYABIAPu1qrFEppaQiqAqpMB2JbADDNYv+aJQw9Yoxx6f57wSDUPRG7e857GCiwAD+yjJpa+JR7/GFykGUsSH/heo0V1FMK4ayF/6cOrJjYrPkgne7MogqiT7B2KQRtPPLY+Gsk6v9EV61L61fZG8S5PM5JaY334aw5VO5vTubiOjXGFDZZf77qbWHK0yBjqhklQ0NPscGIBV4gqfbvjMYKIZ+FHvn2PcfJt85Rf1tYHQCas3WzSm9XgNfZz0ucGmNVtcyML1uM5P+Yf18a57gAAA=', '/images/projects/cetak-dua-1200.webp',
  'Spark Package', 'spark', 'sme', 'sme-startup', '{React,"Tailwind CSS","File upload","SVG halftones"}', '{Printing,"Kuala Lumpur"}',
  'concept', false, false, true, null, null, 15, '2026-08-26 10:00:00+08',
  default, null, null,
  'Sample client: a print shop for posters, zines and cards, with two machines and two inks.',
  'A limit is a style if you show it. The concept uses the shop’s two inks and no third colour anywhere, down to the price list and the upload form.',
  $study$## Printed twice

The page has two layers, one pink and one green. Where they cross, the browser multiplies them, as the press does, and that is the only dark colour there is. The second layer sits a few pixels off, and the marks in the corners show by how much, as they do on every sheet of the shop.

![Close-up: a list of three products with their prices, and beside it the edge of the halftone papaya.](/images/projects/cetak-dua-detail-1200x558.webp)

## Prices before the form

Three products, three prices, and how many days they take. A customer who knows the price sends a file; one who doesn’t sends a question first. So the list comes before the form, and its last line is the link that takes the file.

## What we would ask first

- Which sizes are ordered most, and which do you turn away?
- How large are the files people send, and who checks them?
- What do you tell a customer when a job is late?

$study$
)
on conflict do nothing;
