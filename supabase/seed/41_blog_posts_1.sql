-- Articles of 2025 and early 2026. People, businesses and figures in them are examples and are described as examples.
-- An article without author_id is signed by the studio.

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'who-owns-your-domain-name',
  'Who owns your domain name, and seven other words to know',
  'Running a Business', 'SMEs', true, false, '2025-02-11 09:00:00+08', 6,
  '/images/covers/key.svg', '',
  (select id from public.blog_authors where slug = 'farah-idris'),
  'Domain, registrar, registrant, DNS, hosting, SSL: eight words from every website job in plain language, and which ones must be held in your own name.',
  'Look your own domain up tonight. If the name you read there is not yours, that is the first job of the week, before any new page.',
  'Eight words come up in every website job: domain, registrar, registrant, DNS, hosting, SSL, email and transfer. Here is what each means, and whose name belongs on it.',
$post$A shop owner in Muar pays for a website every year and cannot say what she pays for. That is an example, and it could be almost any of us. The bill says *domain, hosting, SSL, DNS*. She signs it because the last one looked the same.

You do not need to learn how any of it works. You need to know which of these things has your name on it, and which has somebody else’s. Most of them may sit with your designer for as long as you both like. One of them must never leave your hands.

## The domain is your name, and you rent it
A **domain** is the address people type, such as `example.com.my`. Nobody owns one for ever. You rent it by the year, and as long as you pay the rent nobody else may use it.

Think of it as the telephone number on your signboard. Your shop can move, change its paint and its staff. If the number stays, old customers still reach you. If the number goes to someone else, they reach him.

The rent is small. Say RM60 to RM150 a year as a rough example, depending on the ending and the seller. The cost of losing it is every name card, every van sticker and every link that carries it.

## Registrar and registrant: one sells it, one holds it
The **registrar** is the company that you rent the domain from. The **registrant** is the person or company who holds it. Those two words differ by three letters, and the whole of this article is in the difference.

For a `.my` name you can look up the registrant in the public lookup of MYNIC, the body that runs the Malaysian endings. For `.com` and others, any lookup of the *whois* kind will do. Some entries hide the name for privacy, so ask the registrar if you cannot see it.

What you want to read there is your own name, or your company’s name as SSM has it. What you do not want to read is the name of the designer, of a cousin who was good with computers, or of a staff member who left in 2019.

> Warning: if the registrant is a person who has left, put it right this month while you are on good terms. It takes one email today. It may take a lawyer after a quarrel.

Endings such as `.com.my` have rules about who may hold them, and a registered business is usually asked for its papers. Check the current rules with MYNIC or your registrar before you order one.

## DNS is the signpost
**DNS** is a short list that says where things are. Visitors to the website, go to this machine. Letters to this address, go to that machine. It is a signpost at the junction and nothing more.

When somebody says *we will change your DNS*, they are turning an arm of the signpost. If they turn the wrong arm, your email stops while your website looks perfect. So ask two questions before they begin:

- Which lines will you change, and what were they before?
- Who can change them back tonight if the email stops?

Have them send the old list as a text file before they touch it. It fits on half a page. Keep it where you keep the tenancy agreement.

## Hosting is the land, SSL is the lock on the door
**Hosting** is the machine where your website’s files live. It is land that you rent. You can move house. A good site can be carried from one host to another in a day, provided that somebody has a copy of it.

An **SSL certificate** is what puts `https` before your address and keeps what visitors type from being read on the way. Most hosts now include one and renew it by themselves. If you are billed separately for it, ask why. There may be a reason. There is often only a habit.

Hosting may well be in your designer’s account. It is convenient, and small studios get better terms for ten sites than you get for one. Ask for two things in writing. You get a copy of the files and the data when you ask for it. And there is a date on which the hosting ends and a person who will tell you a month before.

## Email travels on the same name
An **email address on your own domain**, such as `hello@example.com.my`, looks like part of the website. It is a separate service that happens to use the same name. You can change your web designer without touching it. You can also break it by accident, as the signpost shows.

It is worth the small monthly fee. A quotation from a free mailbox and one from your own name say different things about the same price.

> Keep the login of your registrar on an email address that is *not* on that domain. If the domain ever lapses, the mail goes with it, and you would be locked out of the very place where you could pay.

## A transfer is moving the rent to another counter
A **transfer** means that your domain leaves one registrar for another. You need a code from the old one, called an *auth code* or *EPP code*, and a few days of patience. The website need not go dark for a minute while it happens.

You are entitled to ask for that code. A partner who gives it to you in a day is showing you how they will treat you in year three. A partner who sells it to you, or has to look for it for six weeks, is showing you as well.

## Six lines to put on one sheet of paper
Print this, fill it in with the person who looks after your site, and put it in the company’s file. It takes half an hour. It is the cheapest insurance a website can have.

- The domain, its registrar, and the date it must be renewed
- The registrant’s name, exactly as it is written there
- The email address and telephone number that the registrar will write to
- Where the hosting is, whose account it is in, and when it ends
- Where the email is, and who can reset a password
- Where the latest copy of the website’s files lies, and its date

If you can fill in only two of the six, you are in ordinary company. Start with the second line. It is the only one that cannot be repaired with money alone.

Our own rule is short. A domain is registered in the client’s name, on the client’s email address, on the first day of the job. We write it into the proposal next to the price, and [the pricing page](/pricing) says which yearly costs remain with you afterwards. If you already have a site and cannot fill in the sheet, [send us the domain](/contact) and we will tell you what the public record says about it. That takes us five minutes, and you owe us nothing for it.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'price-on-the-page-or-a-form',
  'A price on the page, or a form: three ways compared',
  'Legal Services', 'Law Firms', true, false, '2025-03-18 09:00:00+08', 6,
  '/images/covers/scales.svg', '',
  null,
  'Should a law firm show its fees? A fixed fee, a range with reasons and a form-only page compared on five questions, with sentences you can adapt.',
  'We have never seen a firm lose the client it wanted by naming a range. We have seen many lose an evening on people who could not have paid.',
  'A fixed fee, a range with its reasons, or a form that asks people to write in. Three ways for a law firm to talk about money, compared on five plain questions.',
$post$Every firm that plans a website has the same argument at the same table. One partner wants the fees on the page. One says that no two matters are alike. The third says that the firm across the road would read them.

All three are right about something. There are only three ways to settle it, and each suits a different kind of work. Here they are side by side, with the same five questions put to each.

The firm in the examples is invented, and so are its fees. Do not copy the figures.

## Way one: a fixed fee on the page
The page says what is done, what it costs and what is not included.

*Example: “A will for one person, including one meeting of an hour and one round of changes: RM600. A will that sets up a trust is quoted after the meeting.”*

- **Who calls?** People who have decided. The first sentence is about a date.
- **What is the first conversation about?** Their family and not your fee.
- **What does the firm across the road learn?** Your fee. It could have learned it with one telephone call.
- **What does it cost to keep?** Two minutes a year, on the day you change the figure. You must remember to do it.
- **What does it suit?** Work that you do at least twice a month in nearly the same way.

The weak point is the edge. If one matter in five falls outside the description, you will spend that call explaining why the page does not apply. Write the edge down. “A will that sets up a trust is quoted after the meeting” is the most useful line in the example.

## Way two: a range, with the reasons beside it
The page gives a lower and an upper figure, and says what moves a matter from one to the other.

*Example: “Recovering a debt between companies, up to the filing of the claim: usually RM3,000 to RM6,000. It is nearer to the first when there is a signed contract and one invoice. It is nearer to the second when the goods are disputed or there are more than ten invoices.”*

- **Who calls?** People who can afford it and want to know where they stand. The others have saved you a call.
- **What is the first conversation about?** The documents, because you have just told them which documents matter.
- **What does the firm across the road learn?** How you think. That is harder to copy than a figure.
- **What does it cost to keep?** An hour a year. Look at your last ten bills of that kind and move the two ends.
- **What does it suit?** Most contentious work, most company work, most of what a firm of three to ten lawyers does.

The weak point is a lazy range. “RM1,000 to RM50,000 depending on complexity” is a form with extra steps. If your upper figure is more than three times the lower one, you are describing two services. Split them.

## Way three: a form, and no figure
The page says that every matter differs and asks the visitor to write in.

*Example: “Tell us what has happened and by when you need an answer. A lawyer reads it before noon on the next working day and replies with a fee, or with two questions.”*

- **Who calls?** People who trust you already, often because somebody sent them. And people who write to six firms at once.
- **What is the first conversation about?** Money, since nothing else has been said about it.
- **What does the firm across the road learn?** Nothing. Nor does the client.
- **What does it cost to keep?** Ten minutes for each message, every day, for as long as the page exists.
- **What does it suit?** Work where the papers decide the price. A cross-border dispute. A listed company. A matter that you see once in two years.

The weak point is silence. If you ask people to write before they know anything, you must say who reads it, and when. The example does that in one sentence. Most such pages say “we will get back to you shortly”, which promises nothing to anybody.

> Ask for less on that form. Name, telephone, the kind of matter, and by when. The story belongs in a conversation, after you have checked that you do not act for the other side.

## What you may and may not publish
This is the part where a web designer must be careful, so here it is in general terms only.

Some legal fees in Malaysia follow a scale that is set by law, and conveyancing is the one that clients meet first. For such work, the useful thing to publish is an explanation. Say that the fee follows a scale, what the scale is based on, and what comes on top: stamp duty, searches, service tax.

> Warning: the Bar has rules about how lawyers may publicise themselves, and comparing your fees with another firm’s is the obvious place to go wrong. Check with the Bar Council before you publish, and again when you change the page.

Have one partner sign the page off, with a date at the foot: *Fees reviewed in March 2025*. A dated page protects you. An undated one will be quoted back to you in four years.

## Which way for which page
You do not have to choose once for the whole firm. Choose for each kind of work. For our invented firm of five lawyers, the answer took one sheet of paper:

- **Wills and simple agreements**: way one, three fixed fees
- **Buying and selling a home**: an explanation of the scale, and a list of what comes on top
- **Debt recovery, employment, tenancy**: way two, a range for each
- **Company disputes**: way three, with the name of the partner who reads the form

That is four pages. It is less work than the argument was.

If you want our view in one line: put a figure on the page wherever you can defend it, put the reasons beside it, and keep the form for the work that truly cannot be priced. A visitor who has read a range and its reasons arrives calmer. You can hear it in the first sentence.

## How to tell whether it works
Do not count visitors. Count first sentences. For one month before the change and one month after it, let the person who answers the telephone make a mark in one of three columns: *asked about the fee*, *asked about the matter*, *asked for a date*.

> Success is a mark that moves from the first column to the third. Thirty marks on a pad will tell you more than a year of charts.

Our own prices are public too. Informational sites start from RM2,500, shops and custom applications from RM10,000, and [the pricing page](/pricing) lists the six things that raise the figure. Some people read it and leave. The ones who write to us after reading it begin with the second question and not the first. If you would like to see how fees sit on a page of a firm, our [law firm page](/services/law-firm) shows the order we use.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'fourteen-homestay-photographs-with-a-phone',
  'Fourteen photographs of a homestay, taken with a phone',
  'Hospitality', 'Vacation Rentals', true, false, '2025-05-06 09:00:00+08', null,
  '/images/covers/photographs.svg', '',
  (select id from public.blog_authors where slug = 'ranjini-pillai'),
  'A shot list for homestay owners: fourteen photographs with a phone in one morning, room by room, plus how to choose, straighten and shrink them.',
  'Open the curtains, put the kettle away, and take every picture from the height of your chest. The rest is choosing.',
  'One morning, one phone, one cloth. A shot list for homestay owners, room by room and in the order of the light, with the mistakes that make a good house look small.',
$post$A guest cannot walk through your house before she pays. She walks through your photographs. She does it in the order you put them, on a screen as wide as her palm, with her sister looking on.

Fourteen photographs are enough for a house of three bedrooms. Fewer leave questions. More hide the good ones. You can take all of them in one morning with the phone you have, if it is less than about six years old.

The house in this list is an example: a single-storey terrace in Taiping with a porch, three bedrooms and one bathroom. Change the rooms to suit yours and keep the order.

## Before you start: forty minutes with a cloth
The camera sees what you have stopped seeing. Walk in through the front door as a guest would, and take these away: the calendar from the gas company, the fan with the taped switch, the shoes, the toothbrushes, the third remote control.

Open every curtain. Switch off every lamp. This sounds wrong, and it is the one rule that changes most. Daylight is blue and a bulb is yellow, and a phone cannot make sense of both in one room.

Wipe the lens with your shirt. It has been in your pocket for a month.

> Hold the phone sideways, at the height of your chest, for every photograph of a room. At the height of your eyes you photograph the floor. Turn on the grid in the camera’s settings, and keep the door frames parallel to its lines.

Do not use the widest lens, the one marked 0.5. It makes a room look as long as a corridor, and the guest will feel it the moment she arrives. Stand in a corner instead, or in the doorway, and use the ordinary lens.

## Outside, from half past eight: three photographs
The sun is still low. The front of the house has a shape.

- **1. The front, from across the road.** The whole house, the gate open, no car in the porch. This one goes first in every list, so take it five times.
- **2. The porch, with the parking.** People from Kuala Lumpur arrive with two cars. Show where the second one goes.
- **3. The way in.** The gate, the steps, the door. If there are three steps, show three steps. Someone is bringing a grandmother.

If your house faces west, take these three at half past five in the afternoon and do the rest in the morning.

## The living room and the table: three photographs
- **4. The living room from the door.** What a guest sees first when she comes in. Sofa, window, fan.
- **5. The living room towards the door.** The other half, so that she can build the room in her head.
- **6. The dining table, with chairs.** Families count chairs. Do not lay the table. An empty table with six chairs is information.

Leave the television off. A black screen is calmer than a bright one, and it will not date the photograph.

## Where they sleep: three photographs
One for each bedroom, from the doorway. Not the pillow, not the folded towel in the shape of a swan. The guest wants to know three things: how many beds, how wide, and where the window is.

- **7, 8 and 9. Each bedroom, both sides of the bed visible.** Beds made with plain sheets, and the air-conditioner in the frame if there is one.

If a room has a fan and no air-conditioner, show the fan. A guest who finds out at ten at night will write about it. A guest who knew will bring a thin blanket and say nothing.

> Warning: never photograph the room you wish you had. A borrowed lamp, a neighbour’s garden or a pool that belongs to the condominium next door will cost you the review that you were hoping for.

## Kitchen, bathroom and the things people ask about: four photographs
- **10. The kitchen, from one end.** Stove, sink, fridge in one frame.
- **11. What is inside the cupboard.** Plates, pots, the rice cooker. This answers the question that fills half of your messages.
- **12. The bathroom.** Toilet lid down, floor dry, water heater in view. Stand outside the door and lean in.
- **13. The washing machine, or the prayer space.** Whichever your guests ask for more. If you have marked the direction of the qibla, show the mark.

These are the plainest four of the fourteen. They also do the most work. A beautiful sofa makes people dream. A rice cooker makes them book.

## One photograph of where you are
- **14. What lies within a short walk.** The lake garden, the morning market, the row of shops with the good kuih. Take it from where a guest would stand, and write the distance under it: *morning market, 6 minutes on foot*.

One is enough. The town has its own pages. Yours is about the house.

## At the table: choose, straighten, shrink
Now sit down with a drink and your two hundred pictures.

- **Choose** one of each number. If you cannot decide between two, ask somebody who has never been inside.
- **Straighten** it. The editing screen of every phone has a straighten tool. One degree matters.
- **Lighten** it a little. Do not touch the colours. A wall that looks mint on the page and white in life is a broken promise.
- **Write a line** under each. *Bedroom 2: queen bed, air-conditioner, window to the garden.* These words are read by people who cannot see well, and by search engines, which cannot see at all.
- **Shrink** it before it goes on your own site. A phone makes a file of 3 to 5 MB. A page needs about 1,600 pixels across and 200 to 300 KB. Fourteen originals at 4 MB make a page of 56 MB. Fourteen shrunk ones at 250 KB make 3.5 MB, and a good site loads only the ones that the visitor scrolls to.

Put them on your site in the order of this list. It is the order of arriving: the road, the porch, the door, the sofa, the bed, the kitchen. A guest who has walked through once knows where she will put her bag.

Take the fourteen again in a year, or on the day you change the sofa. If you want to see how such a set sits on a page with dates and a price beside it, look at the stays among [our projects](/portfolio) or at what we do for [homestays](/services/homestay). And if you cannot stand your own photographs, hire somebody for a morning. Give them this list. It will be a cheaper morning for having one.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'opening-hours-on-a-clinic-website',
  'Is the clinic open? 22 checks for your website',
  'Healthcare', 'Medical Professionals', true, false, '2025-06-24 09:00:00+08', 5,
  '/images/covers/healthcare.svg', '',
  (select id from public.blog_authors where slug = 'ranjini-pillai'),
  'A twenty-two point checklist for a clinic’s website: opening hours, doctors on duty, panel insurers, fees, directions and what never to ask in a form.',
  'Ask the person at your counter what the telephone asked today. Whatever was asked three times belongs on the first screen.',
  'Most people who open a clinic’s website want one fact: can I come now. This checklist goes through hours, doctors, panels, children, fees and forms in twenty minutes.',
$post$A child has a fever at twenty past seven in the evening. The father has your clinic’s page open in one hand. He does not want your vision and mission. He wants to know whether you close at half past nine or at seven, and whether the last patient is taken half an hour before.

This is a checklist for that father. Open your own site on a phone, not on the computer at the counter, and tick as you go. Give yourself a point only where the answer is on the page in words. A point for “everybody knows that” does not count.

## Hours: six checks
- **1.** Today’s hours can be read without scrolling and without opening a menu.
- **2.** The lunch break is written down. *Closed 1.00 to 2.00* saves somebody a drive.
- **3.** The last registration is written down, if it is earlier than the closing time.
- **4.** Friday, Saturday, Sunday and public holidays each have a line of their own. “Weekends: please call” is not a line.
- **5.** The hours on the page, on the door and on Google are the same. Walk out and look at the door.
- **6.** Somebody is named who changes them before each public holiday, and that somebody knows it.

Write times in the way that people say them. *9.00 am to 9.30 pm* is read by everybody. *0900-2130* is read by people who have worked in a hospital.

> Put the next closing in the same place every time: *Closed on Monday 30 June for staff training*. A regular patient will learn to look there, and the telephone will ring less on Monday.

## Doctors: four checks
- **7.** Each doctor has a name, a photograph and a full registered qualification, spelt as the Malaysian Medical Council has it.
- **8.** The days and sessions of each doctor are shown. Patients follow a doctor and not a building.
- **9.** The languages each doctor speaks are shown. *Malay, English, Tamil* is three words.
- **10.** A locum week is announced. One line is enough: *Dr A is away until 4 July. Dr B sees her patients.*

Many clinics leave out check 8 because the roster changes. Put the usual roster up, and write *usual sessions* above it. A timetable that is right nine weeks in ten is more use than none at all. The tenth week is what check 10 is for.

## Money and panels: four checks
- **11.** The panel insurers and companies are listed by name, in alphabetical order, with a date.
- **12.** The page says what to bring: IC, the panel card, the guarantee letter.
- **13.** There is a fee, or a range, for an ordinary consultation. If you prefer not to print one, there is a sentence that says how to ask.
- **14.** The ways to pay are listed. Cash, card, DuitNow QR.

A list of panels with no date at the bottom is a list of arguments at the counter. *Checked on 2 June 2025* turns it into information. Put a reminder in the clinic’s phone for the first working day of each quarter.

> Warning: advertising of medicines and health services in Malaysia is controlled, and so are claims about treatment. Facts such as hours, names and the address are one thing. Promises, before-and-after pictures and praise from patients are another. Check with the Ministry of Health, and with the Medicine Advertisements Board in particular, before you publish the second kind.

## Getting there and getting through: four checks
- **15.** The address is written with the landmark that people use. *Above the bakery, opposite the wet market* is how a taxi finds you.
- **16.** One touch on the telephone number starts a call.
- **17.** Parking, steps, lift and wheelchair access are described. Somebody is deciding whether to bring a mother.
- **18.** There is a sentence about emergencies, near the top: *For an emergency, call 999. Do not wait for a reply from us here.*

Check 18 is the shortest of the list, and it is the one that we would not launch a clinic’s site without. A booking form stays open at three in the morning. It must never look like help that is on its way.

## Forms and appointments: four checks
- **19.** The form asks for a name, a telephone number and a preferred time. It does not ask for the complaint.
- **20.** The page says when a person will answer: *We confirm by WhatsApp within the same session, or at 9 the next morning.*
- **21.** Beside the button there is a sentence about what you do with the details, with a link to your privacy notice.
- **22.** You have sent the form yourself this month, from a phone that is not yours, and somebody answered it.

Health information is sensitive personal data under the Personal Data Protection Act, and the bar for collecting it is higher. The simplest way to protect what you do not need is not to ask for it. We have taken such a form apart field by field in [another article](/blog/contact-form-and-pdpa-field-by-field).

## What your score means, and what to do first
- **20 to 22 points.** Leave it alone, and look again in three months.
- **14 to 19 points.** An afternoon of typing. No new website is needed.
- **Below 14 points.** Start with checks 1, 5, 16 and 18. They take less than an hour, and they help the father with the feverish child tonight.

A low score says nothing about how you practise medicine. It says that nobody has had the page on a list of duties. Put it there, between the drug stock and the fire extinguisher, with a name beside it.

> Success at this is dull and easy to hear: fewer calls that begin with “are you open”, and more that begin with a name and a time.

If you build a new site, put those facts first in the plan and let the design follow them. On [our page for clinics](/services/medical-professional) the hours, the doctors and the panels come before anything that we would like to say about you. A clinic’s site is a notice board that happens to be handsome. Keep the notices fresh, and the rest may be as quiet as you please.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'google-business-profile-cafe-year',
  'A café year on Google: fifteen minutes, twelve Mondays',
  'Search and Content', 'Restaurants', true, false, '2025-08-12 09:00:00+08', 5,
  '/images/covers/cafe.svg', '',
  (select id from public.blog_authors where slug = 'ranjini-pillai'),
  'A Google Business Profile routine for cafés and restaurants in Malaysia: festival hours, menu, photographs and replies, in fifteen minutes a month.',
  'I would rather see a profile with true hours and one honest photograph than ten beautiful ones and a shut door on a public holiday.',
  'Your Google Business Profile is read by more hungry people than your website. A routine for cafés and restaurants: one hour to set up, then a quarter of an hour a month.',
$post$Somebody stands outside the train station in Ipoh and types *coffee near me*. What she sees is not your website. It is a small panel with a picture, a row of stars, and one word in green or red: *Open* or *Closed*.

That panel is your Google Business Profile. It costs nothing. It is also the only page about your café that other people can change, because anyone may suggest new hours for you, and silence can look like agreement.

So treat it like the coffee machine. An hour to set it up, a quarter of an hour on the first Monday of each month, and a little more before the festivals. Here is the year.

## The first hour: claim it and fill it in
Search for your own café by name and town. If the panel says *Own this business?*, claim it. If it says nothing, you may have claimed it years ago on an address that nobody reads now. Find that address first. It is worth an afternoon.

Then fill in these, in this order, and stop when the hour is over:

- **Name**, exactly as on the signboard. Do not add words such as *best coffee Ipoh*. Google’s rules forbid it, and it reads like a man shouting.
- **Category.** One main one. *Café* and *Coffee shop* and *Breakfast restaurant* are found by different people. Choose the one that matches what you sell most of.
- **Hours**, with the break in the afternoon if you have one.
- **Telephone**, the one that somebody answers in the shop.
- **Website**, and a link that goes straight to the menu.
- **Attributes.** Halal-certified, vegetarian choices, wheelchair entrance, accepts QR payment. Tick only what is true on a bad day. For halal, tick it only if you hold the certificate.
- **Ten photographs.** The front by day, the front by night, the room, the counter, three dishes, the menu board, the parking, the owner.

> Add a second manager to the profile, with an email address of the business and not of a person. Staff leave. The profile should not leave with them.

## Every first Monday: fifteen minutes
Set a timer. It is four small jobs.

- **Three minutes: look at yourself.** Search for the café on a phone that is not signed in to your account. Is it open at the right hours? Is the first picture still your shop?
- **Five minutes: two photographs.** This month’s special, and something that shows life: a full table from behind, the morning bake. Take away last year’s Raya biscuits.
- **Five minutes: answer reviews.** Every one of this month, good or bad. Two sentences each.
- **Two minutes: the menu.** Any price that changed since last month? Change it here, on the site and on the board on the same day.

That is three hours in a year. If the owner has no time, the person who closes up on Sunday has the phone in hand already.

## Before each festival: change the hours early
Special hours are the most useful thing on the whole profile, and they take two minutes. They cover one date without touching the usual week. Enter them when you print the notice for the door, which is about two weeks before.

- **Fasting month.** If you open at three instead of ten, or serve buka puasa by booking only, the whole month needs special hours. The dates move earlier by about eleven days each year, so last year’s entry is of no use.
- **Hari Raya, Chinese New Year, Deepavali, Christmas.** Enter the days you close, and also the days you *stay open* when others close. An open sign on the second day of Raya is worth a hundred posts.
- **State holidays.** Johor, Penang and Perak each have their own. A visitor from Kuala Lumpur does not know yours.
- **School holidays.** If you open earlier for families, say so.

> Warning: a profile that says open when the shutters are down does more harm than no profile. The person who drove twenty minutes will write about it, and she will be right.

## How to answer a review in two sentences
A reply is not written for the person who complained. It is written for the next two hundred who read it. So be brief, be specific, and be done.

For a good review, name something. *Example: “Thank you, Mei. The kaya is my mother’s, and I have told her.”*

For a fair complaint, say what you changed. *Example: “You waited forty minutes, and that is too long. We now take no walk-ins after one o’clock on Sundays, so that the kitchen can keep up.”*

For an unfair one, state one fact and stop. *Example: “We have no table for twelve, so I think this may be another café. Please call me at the shop if I am wrong.”*

Do not offer a discount for a review, and do not ask your cousins. Google’s rules are against both, and readers can smell it.

## Two jobs for the middle and the end of the year
**In June, compare three places.** Put your website, your profile and your Facebook or Instagram page next to each other. Hours, telephone, address, the spelling of the street. If one says *Jln* and the other *Jalan*, nobody minds. If one says 016 and the other 019, half of your callers reach a wrong number.

**In December, read the figures for ten minutes.** The profile shows how many people asked for directions, called, or opened the website. Do not compare yourself with other cafés. Compare this December with last December. Write three numbers in the back of the order book.

- Requests for directions
- Calls
- Visits to the website from the profile

## What you need not bother with
You need not post every day. You need not answer every suggestion that the app makes. You need not pay anybody who telephones and says he is *from Google* and that your listing will be removed. Google does not sell places on the free panel in that way.

And you need not worry that the profile makes a website useless. The panel answers *where* and *when*. It cannot say why your nasi lemak costs RM14, take a booking for a table of ten, or show a birthday menu to a mother who is planning at midnight. That is what a site of your own is for. The profile brings her to the door of it. [Our page for restaurants](/services/restaurant) shows what we put behind that door.

Start on the next first Monday. If that is today, you have fifteen minutes before the lunch crowd.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'e-invoice-and-your-online-shop',
  'e-Invoice and your online shop: seven questions, plain answers',
  'E-commerce', 'Accounting', true, false, '2025-10-07 09:00:00+08', 6,
  '/images/covers/receipts.svg', '',
  (select id from public.blog_authors where slug = 'teoh-wan-qi'),
  'e-Invoice for a Malaysian online shop in seven questions: checkout fields, consolidated e-Invoices, refunds, marketplaces, and what to ask a developer.',
  'Put your accountant and your developer into one call of thirty minutes. It is cheaper than the three emails in which each explains the other.',
  'What changes at the checkout, which details to ask for, what to do about refunds, and what your web developer should hear from your accountant before any work begins.',
$post$Two people need to talk to each other before your online shop is changed for e-Invoice: your accountant and your developer. They seldom meet. They use different words for the same thing. You end up carrying messages between them.

These are the questions that come up in that triangle, with answers in general terms. There are no dates and no thresholds here, on purpose. Both have moved before. The current ones are on the website of LHDN, the Inland Revenue Board, and your accountant or tax agent should confirm which of them applies to you.

## What is an e-Invoice, if I already send a PDF?
A PDF is a picture of an invoice. A person reads it. An e-Invoice is the same information as data, in a fixed set of fields, sent to LHDN’s MyInvois system. The system checks it and gives it back with a number of its own and a QR code. From then on it counts as an invoice.

So the pretty PDF from your shop is still useful to the customer. It is not the e-Invoice. The difference matters when you read an advertisement for a shop system. “Sends invoices automatically” may mean only that it emails a PDF.

There are two ways in. You can type invoices into the MyInvois portal by hand, at no charge. Or a system can send them for you through its programming interface, the *API*. A shop that sends five invoices in a month can live with the first. A shop that sends fifty in a day cannot.

## Must I send one for every T-shirt?
Often not one by one. Most people who buy a T-shirt want no tax invoice. For sales to buyers who ask for none, LHDN allows a **consolidated e-Invoice**: you add up the receipts of a month and send one for all of them, soon after the month ends.

There are exceptions. Some trades may not consolidate, and large single sales are treated differently. Ask your accountant three things:

- May our kind of goods be consolidated at all?
- Is there an amount above which a sale needs its own e-Invoice?
- By which day of the next month must the consolidated one be in?

Write the three answers on one line and give it to the developer. It decides half of the work.

## What must my checkout ask for?
As little as possible, and one more question. Most of your customers should see a checkout that has not changed, apart from a box that they can leave empty: **I need an e-Invoice**.

Only those who tick it see more fields. In general a buyer’s e-Invoice needs these, and your accountant should confirm the list:

- The name, as on the IC or at SSM
- The tax number, called TIN
- The identification number: IC, passport or business registration
- The address, a telephone number, an email address
- An SST number, if the buyer has one

Do not put these seven boxes before everybody. Every box is a chance to give up, and an IC number that you never needed is a risk that you store. Ask the person who ticks, keep it with that order, and say beside the boxes why you ask.

> Give the ticked box a second chance. Put a link in the order email, *Need an e-Invoice? Ask before the end of this month*, that opens a short form for that order. It saves your front desk the messages.

## What happens when I refund or cancel?
This is where shops get hurt, because a refund in the shop and a correction in the tax system are two separate acts.

In general, there is a short window after validation in which an e-Invoice can be cancelled. After it closes, you correct with another document: a credit note, a debit note or a refund note, each of which is sent to the system in its own right. A sale that was only part of a consolidated e-Invoice is corrected in its own way again.

Ask your accountant to write down what happens in four cases. Then ask your developer to show you each of them on a test shop.

- The customer cancels within an hour.
- The customer returns one of three items after two weeks.
- The customer returns everything, and the month has been consolidated already.
- You sent the wrong colour and give RM10 back.

> Warning: do not let a shop system refund money and send the correction *by itself* until somebody has watched it do all four. A wrong document in a tax system takes longer to put right than a wrong parcel.

## I sell on a marketplace as well. Who sends it?
Marketplaces have duties of their own under LHDN’s guidelines, towards buyers and towards sellers. You keep yours. Which of you sends what for a given sale is a question for your accountant and for the marketplace’s own help pages.

What you can do today is keep the channels apart. Give each one a prefix in the order number. *Example: `W-10412` for your own website, `M-10413` for the marketplace, `K-10414` for the kiosk at the weekend bazaar.* When somebody asks which orders are in which consolidated e-Invoice, the answer is then a filter and not an evening.

The commission that a marketplace charges you is an expense of yours, with an invoice of its own coming towards you. Some purchases, from foreign suppliers for instance, may need an e-Invoice that *you* issue to yourself. It is called self-billed. If you pay for advertising or software from abroad, put that on the list for your accountant too.

## Should the website talk to LHDN, or should my accounting software?
Let the accounting software do it, wherever it can. That is our view, and here is why.

A website’s job is to take the order and to know exactly what was sold, to whom, for how much and with what tax. An accounting system’s job is to turn that into documents and to be right about them for seven years. If the two jobs sit in one place, a change of shop theme can break your tax filing.

So the usual shape has three parts:

- The shop takes the order, and the buyer’s details if the box was ticked.
- Every night the orders go to the accounting software, each one once.
- The accounting software sends e-Invoices and brings back the number and the QR code. The shop shows them on the order.

The word that matters is *once*. If the connection drops in the middle, the same order must not be sent twice. Ask your developer what happens when the power fails at that very moment. A good answer has the word *again* in it, and it ends with the same total.

## What do I say to each of them on Monday?
To your accountant: *When does it apply to us, may we consolidate, which fields must we collect, and what do we do in those four refund cases?* One page, in writing.

To your developer: *Here is the page. What would you change, in which order, and how will I see it working before it is real?* Ask whether the MyInvois test environment will be used. Ask who gets a message when a document is refused, and how. An email to an address that nobody reads is not an answer.

To yourself: put the TIN, the SST number and the SSM number in one note. You will be asked for them six times.

Changes of this sort belong with custom work, so a price depends on your software. [Our pricing page](/pricing) explains what moves it. If you are planning a shop from the beginning, [the page for e-commerce](/services/e-commerce) shows where orders go after the button, which is the part that nobody photographs.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'two-languages-on-one-website',
  'Two languages on one website: five questions before you pay twice',
  'Web Design', 'Cosmetics', true, false, '2025-12-02 09:00:00+08', 6,
  '/images/covers/languages.svg', '',
  (select id from public.blog_authors where slug = 'teoh-wan-qi'),
  'Should your website be in Bahasa Malaysia, English or both? Five questions with three outcomes, using an invented cosmetics brand as the example.',
  'A page that nobody keeps up to date is worse in two languages than in one. Translate what people ask about, and date it.',
  'A second language is a second shop to keep clean. Five questions decide whether you need all of it, one page of it, or none, with a small cosmetics brand as the example.',
$post$Everybody in Malaysia speaks in two languages before breakfast. So the wish is natural: the website should have both. Then the quotation arrives with every page counted twice, and the wish becomes a budget.

Below are five questions. Answer them in order. They lead to one of three places: **one language**, **one language and a bridge**, or **two full languages**. None of the three is the lesser one. The lesser one is a site of thirty pages, of which nineteen are in the second language and four of those are out of date.

The example is a skincare brand of two sisters in Kota Bharu. We invented it. It has eleven products, a stall at weekends, and more and more orders from the Klang Valley.

## Question 1: in which language do people write to you?
Do not guess. Open your last fifty messages and count. A message that begins in English and ends in Malay counts for the language of its *question*.

For the sisters, let us say, it comes to thirty-eight in Malay, nine in English, three in Chinese. That is no survey. It is their own inbox, and it beats any survey that somebody could sell them.

- If more than forty of fifty are in one language: **one language**. Stop here, and spend the money on photographs.
- If it is between thirty and forty: go on to question 2.
- If it is closer than that: go to question 3.

They are at thirty-eight. They go on.

## Question 2: what do the others need to read?
Look at the nine English messages again. What did they ask? If seven of the nine asked the same two things, those two things are the whole of your second language for now.

The sisters find that English readers ask where the product is notified, what is in it, and whether it can be posted to Singapore. That is one page. It can be called *In English*, it can sit in the menu under that name, and it can say in its second sentence that the rest of the shop is in Bahasa Malaysia.

That is the **bridge**. One page, four hundred words, a telephone number, the name of the sister who answers in English. It costs an afternoon.

> A bridge page should be honest about the far side. *You can order in English by WhatsApp until 9 pm. The shop pages are in Bahasa Malaysia.* Nobody minds a border that is marked.

If the others need everything, product by product, to be able to buy at all, go on.

## Question 3: who will write it, and who will write it in March?
A second language is easy on the day of launch. Everybody is there and the translator has been paid. The test is an ordinary Tuesday in March, when a new product goes up at ten at night.

Name the person. If it is you, can you write a product page twice in one evening? If it is a translator, is there a price for forty words, today, and not only for forty pages? If it is a machine, who reads what it wrote before a customer does?

A machine’s draft is a fair start for a page on delivery times. It is a poor one for a page about skin. *Lembap* and *lembik* are one slip apart, and a customer will show it to her friends.

If you cannot name the person, the answer is the bridge. Come back next year.

## Question 4: are there words that the law has chosen for you?
For cosmetics there are. What may be claimed, what must be on the label and how a product is notified are matters for the NPRA, the National Pharmaceutical Regulatory Agency. A phrase that is fine in one language can turn into a claim in the other. *Helps the look of tired skin* and *mengubati kulit* are not the same sentence at all: the second says that it treats.

> Warning: have both versions read against the same rules. A translator who knows the language but not the rules will make your sentence stronger, because that is what good writing usually does. Check with the NPRA, or with the person who handles your notification.

Other trades have their own list. Lawyers, clinics, financial advisers and schools should ask the same question, and ask it before the translator begins. For a contact form there is one more: the Personal Data Protection Act speaks of a notice in the national language *and* in English. That page may have to exist twice even where nothing else does.

## Question 5: can you count to twice?
Now the sum, as an example only. The sisters’ site in one language is eleven products, a page about them, a page on delivery, a page for questions and a home page. That is fifteen pages.

- Writing a page once: two hours. Fifteen pages are 30 hours.
- Turning it into the other language, and having it read: one hour. Fifteen pages are 15 hours.
- Each new product afterwards: three hours instead of two, every time.
- Each change of price: two places instead of one, unless prices are kept once for both. Insist on that.

With six new products in a year, the second language costs 15 hours first and 6 hours a year after that. Put your own price on an hour. If the figure is smaller than what nine English buyers in fifty would spend, you have your answer. It is **two full languages**, and you will know why you are paying.

## If you choose two: six rules for the builder
These are the ones that are hard to change later. Copy them into your brief.

- **Each page has its own address** in each language, such as `/ms/serum` and `/en/serum`. One address that changes its language by itself cannot be sent to a friend, and search engines will see only one of the two.
- **The switch leads to the same page** in the other language and never to the home page.
- **The switch names each language in that language**: *Bahasa Malaysia*, *English*, *中文*. No flags. A flag is a country, and three of your languages share one.
- **Nobody is moved by force.** Offer the other language, and remember the choice. Do not guess from where the telephone happens to be.
- **Each page tells search engines about its twin.** The technical name is `hreflang`. Your builder will know it, and will be pleased that you asked.
- **Prices, stock and hours are stored once.** Only words are stored twice.

And leave room. A button that says *Buy* in English says *Tambah ke troli* in Malay. That is three letters against fifteen. If a design holds only the shorter word, it was drawn for one language, whatever the quotation says.

## Where the sisters ended up
With thirty-eight in fifty, a short list of English questions, and nobody to write on a Tuesday in March, they choose one language and a bridge. The shop is in Bahasa Malaysia. One page is in English. They spend what is left on eleven good photographs, and they put a note in the calendar to count fifty messages again next December.

We think that is the right answer for most small brands. It is also the answer that earns a web studio least, so you may take it as meant. If your count comes out differently, [our page for beauty and cosmetics brands](/services/beauty-cosmetics) shows how a product page is built, and we are glad to [talk it through](/book-a-call) in either language.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'letter-to-an-accountant-planning-a-new-website',
  'A letter to an accountant who wants a new website by Friday',
  'Financial Services', 'Accounting', true, false, '2026-01-20 09:00:00+08', 6,
  '/images/covers/financial-services.svg', '',
  (select id from public.blog_authors where slug = 'farah-idris'),
  'Planning a website redesign for an accounting firm: what to keep, what to write first, which addresses must not break, and a calendar around tax season.',
  'Nothing on your website is so urgent that it should be done in the week before a filing date. Write the words first. They take the longest.',
  'An invented accounting firm asks for a redesign in the second week of January. The reply we would send: what to keep, what to write first, and why not before filing season.',
$post$*The firm in this letter does not exist. The request does: some version of it can arrive in any January.*

Dear Mr Lau,

Thank you for writing. You say that your website is nine years old, that your nephew made it, that it says “your trusted partner” on three pages, and that you would like a new one by Friday because the season is starting.

Please don’t. Let me say why, and then what I would do instead. It is a longer letter than you asked for. You may read it in two sittings.

## Why not by Friday, and why not before April
A redesign takes something from you that you have none of until the end of the filing season: attention. We can draw pages without you. We cannot know which of your clients you would like to have more of, or what your staff are asked forty times a week, or whether Puan Siti at the front desk reads the enquiries. Only you know that, and you will be busy being right about other people’s numbers.

There is a second reason. People look for an accountant when a deadline frightens them. If the site changes in the very weeks when new clients are searching for you, and something breaks, you pay for it at the worst time of your year. You would not move a client to new software in the last week of his financial year. Do not do it to yourself.

So here is my proposal in one line. One hour of repairs this week. The real work from May.

## What you can repair this week, in one hour
Four things. Your nephew can do them over dinner.

- **Take out a sentence and put in a fact.** Instead of “your trusted partner in accounting and tax” write: *Eleven people in Kluang. We keep the books, file the taxes and sit with the auditor for small companies in Johor.* Change the number and the town to what is true.
- **Put your busy-season hours on the first page.** *February to April: Monday to Saturday, 9 am to 7 pm.*
- **Say what a new client should bring.** Last year’s accounts, bank statements, the SSM papers, the letter that frightened him.
- **Say whether you are still taking new clients, and for what.** In a full season, *We take new company clients again from June* is not rude. It saves both sides an afternoon.

> The last one feels like turning people away. It does the opposite. A firm that says when it is full is a firm that people wait for.

## What to keep when you rebuild
Everyone begins a redesign with what should go. Begin with what must stay.

Ask your nephew for a list of the pages that people open. His host counts them, even if he has never looked. I expect three pages to carry the place: the home page, the one with your address, and one odd page that nobody remembers, perhaps the one on how to close a dormant company. That odd page has been answering people’s questions for nine years. Keep it. Keep its words too, until you have better ones.

Keep the addresses. If a page lives at `/services.html` and will live at `/company-tax`, the old address must lead to the new one. The technical word is *redirect*, and one line is enough for each page. Without it, every link that others have made to you over nine years ends at a wall.

Keep your domain, and look up whose name it is in. If it is your nephew’s, move it to the firm now. I have written about that [in another place](/blog/who-owns-your-domain-name), and it is a better use of this week than any new picture.

> Warning: before anybody switches anything, write down where your email is handled. The website and the email share a name and not much else. More than one office has launched a handsome site at noon and found at four that no mail had arrived since lunch.

## What to write before anyone draws
In May, before we meet, write three pages. On paper is fine. They will decide the design, so they have to come first.

**The page for the client you want more of.** You told me that you like family companies that are being handed from the father to the daughter. Nothing on your site says so. Write to her. What does she inherit, in papers? What should she ask in the first month? What do you charge to go through ten years of files, and how long does it take?

**The page of forty questions.** Ask Puan Siti to keep a sheet by the telephone through the season and to write down each question that she hears. By April it will be full. Do not tidy it. Her words are the words that people search with.

**The page about money.** A monthly fee for a company with up to, say, fifty transactions, and what makes it more. I use fifty as an example; you know your own steps. If you cannot give one figure, give two and the reason that lies between them.

You will notice that “About us” is not among the three. Your certificate numbers and photographs belong on a site. They do not take writing. Check with the MIA, your institute, what its members may say about themselves in public, and then say that much, plainly.

## A calendar that leaves your season alone
- **January to April.** The hour of repairs. The sheet by the telephone. Nothing else.
- **First half of May.** You write the three pages. We read them, and we look at your list of visited pages.
- **Second half of May.** We meet for half a day. You see the plan of the new site on one sheet, and a price.
- **June.** Design and building, with your real words in it. You look at it on your own phone, twice.
- **First week of July.** Your staff try to break it. Somebody plays a frightened client. Somebody fills in the form with nonsense.
- **Second week of July, on a Tuesday morning.** It goes live. It is a Tuesday because there are three working days left in which to mend things.
- **August.** We go through what people looked for and did not find, and add it.

The calendar is longer than the work itself, because the work needs some of your time as well, in the weeks when you have any.

## What it costs, and what I would rather you did not buy
Our informational sites start from RM2,500, and [the pricing page](/pricing) shows what raises that. I would guess that yours is a middling case: a dozen pages, a form, one calculator at most. You will have a fixed figure before you decide.

Please do not buy a client portal yet. Your clients send you photographs of receipts by WhatsApp, and they will go on doing so whether or not you own a portal. First find out, from the sheet by the telephone, what they fail to send. If it is always the same three papers, a page with a list will do more than a login.

And please do not buy a blog with twelve articles on day one. Write one, in August, about the question that had the most marks on Puan Siti’s sheet.

I hope that this is of use even if you never hire us. If you would like to talk before May, half an hour costs nothing, and I am free in the early evenings, when I imagine that your telephone has stopped: [choose a time here](/book-a-call). You can see how we set out a firm like yours on [our page for accountants](/services/accounting-firm).

With kind regards, and a quiet season to you,

Farah Idris$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'whatsapp-front-desk-nine-replies',
  'WhatsApp as your front desk: nine replies to save today',
  'Running a Business', 'SMEs', true, true, '2026-03-10 09:00:00+08', 6,
  '/images/covers/replies.svg', '',
  (select id from public.blog_authors where slug = 'ranjini-pillai'),
  'Nine saved WhatsApp replies for a Malaysian small business, ready to adapt, and for each one the sentence on your website that makes it rarer.',
  'Every reply you type twice is a sentence that is missing from your website. Save it for today, and move it there on Friday.',
  'Customers message because the site did not say. Nine saved replies for a small business, ready to copy, and for each one the line on your website that would make it rarer.',
$post$In most Malaysian businesses the front desk is a phone in somebody’s hand. It rings during dinner. It holds quotations, complaints, a photograph of a leaking pipe and a voice message of four minutes. It works, and it wears out the person who holds it.

This is a script book. It has nine replies, written for an invented air-conditioner service in Seremban with a team of five. Each comes with a note on what it is for. Each ends with the line that belongs on the website so that the same question comes less often.

The WhatsApp Business app can store such texts as quick replies, which you call up with a slash and a short word. Set up a number for the business first. Your own number belongs to your mother and your school friends.

## Three replies that buy you time
**1. `/hello`, the greeting that goes out by itself**

*“Hello, this is the service desk of the workshop. We read messages from 8.30 am to 6 pm, Monday to Saturday. To save a round of questions, please send: 1) your area, 2) how many units, 3) what is wrong. A person answers within an hour in those times.”*

It does three jobs: hours, the facts you need, and a promise with a number in it. Do not write “we will reply soon”. Soon is a word that people measure in different ways.

*On the website:* the same hours and the same promise, beside the WhatsApp button.

**2. `/closed`, for nights and Sundays**

*“We are closed now and open again at 8.30 am. Your message is first in line. If water is dripping near a socket, switch the unit off at the wall and do not touch it until we have looked.”*

A closed message should help. One sentence of first aid from your trade shows more than a slogan does.

*On the website:* a short page called *What to do until we come*.

**3. `/busy`, for the day when everything happens**

*“We are all out on jobs until about 3 pm. I have read your message, and I will come back to you before 4 pm today. Yati”*

It has a time and a name. Send it by hand, and keep it.

## Two replies about money
**4. `/price`, when someone asks only “how much”**

*“A normal service is RM99 for one wall unit, and RM80 for each further unit at the same address. A chemical wash is from RM150. Gas is extra only if a reading shows that it is low, and we show you the reading first. Which one do you need?”*

The figures are examples. The shape is the point: a price, what changes it, what is never added without asking, and a question back. A question back keeps it a conversation.

*On the website:* the same four facts. If your prices are in a message already, they are public. They may as well work for you while you sleep.

**5. `/quote`, before you quote for larger work**

*“For five units and more I would like to see them first. The visit takes 20 minutes and is free within Seremban. You get a written price the same evening, valid for 14 days. Is Wednesday 10 am or Thursday 4 pm better?”*

Offer two times. “When are you free?” makes the other person do your diary.

> Put the validity into every quotation. Fourteen days is a fair time. A price without an end comes back after two years with a screenshot.

## Two replies that prevent trouble
**6. `/confirm`, the day before**

*“A reminder: Faizal comes tomorrow, Wednesday, between 10 and 10.30 am, to Taman Example, unit 12. Please clear a metre under each unit and keep the dog inside. If the time no longer suits, answer this message before 6 pm today.”*

A name, a window of time and what to prepare. If you send only one of these nine, send this one. It costs a minute. A wasted trip costs a morning.

**7. `/details`, when somebody sends too much**

*“Thank you. I do not need your IC or bank card, so I have deleted that picture from our chat. To book I only need your name, your address and a telephone number for the day.”*

> Warning: people will send you identity cards, medical letters and card numbers without being asked. Decide what you do with such pictures before it happens. Personal data has rules under the Personal Data Protection Act, a work phone with such pictures in its gallery is a risk, and anyone who leaves your team takes habits along. Check with a lawyer what applies to you.

*On the website:* one sentence beside the button. *Please send no identity documents or card numbers by WhatsApp.*

## Two replies for when it went wrong, and when it went right
**8. `/sorry`, for a complaint**

*“You are right to be annoyed. The unit should not drip two days after a service. Faizal can come today at 5 pm or tomorrow at 9 am, and there is no charge. I will message you myself afterwards. Yati”*

It says what was wrong, what happens next, what it costs and who is responsible. It has no *inconvenience caused* in it. Nobody has ever felt better after reading that.

**9. `/thanks`, an hour after the job**

*“All done: three units serviced, one filter changed. Next service in about six months, so around September. If you were happy with Faizal, a line about him on our Google page helps us: [your link]. If you were not, please tell me first.”*

The last sentence is the useful one. And the month gives you a reason to write again that is not an advertisement.

> Success sounds like this after some weeks: messages that begin with an area, a number of units and a complaint, because people have learnt what you ask for.

## Where WhatsApp should stop
A chat is a good front desk and a bad filing cabinet. Three things should leave the phone on the day that they arrive.

- **A booking** goes into a calendar that two people can see. Not into a starred message.
- **A price that was accepted** goes into a quotation with a number.
- **A question that came up three times this month** goes onto the website.

Label chats if you like: *new*, *quoted*, *booked*, *to pay*. Four labels are enough. With nine you will stop using them by Friday.

Decide as well who holds the phone when its holder is ill. The app can be linked to a second device, so that the desk does not close because one person has the flu.

## Let the button say what will happen
The WhatsApp button on a website usually says *Chat with us*. Let it say more: *Message Yati, 8.30 am to 6 pm, answers within the hour*. Let the link carry the first line of text, so that the visitor arrives with something to send: *Hello, I am in ___ and have ___ units.* Your builder can do this in ten minutes.

Then keep a form beside it. Some people are at work and do not want to chat. Some have to ask a husband first. Some simply prefer to be answered tomorrow. A front desk has a bell and a letter box.

Start with replies 1, 4 and 6. Copy them, change the trade and the figures, and save them before the next dinner. If you find that you are typing a tenth one every day, it belongs on your site, and you can see on [our page for small businesses](/services/sme-startup) where such lines go.$post$
) on conflict do nothing;
