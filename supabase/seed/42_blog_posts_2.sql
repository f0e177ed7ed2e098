-- Articles from April 2026 on, one draft, and one scheduled for a later date. People, businesses and figures in them
-- are examples and are described as examples.

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'services-page-financial-adviser-rewritten',
  'A services page for a financial adviser, sentence by sentence',
  'Search and Content', 'Financial Advisors', true, false, '2026-04-21 09:00:00+08', 6,
  '/images/covers/search-and-content.svg', '',
  (select id from public.blog_authors where slug = 'farah-idris'),
  'Writing a services page for a financial adviser: seven common sentences, what a client hears in each, and a plainer one that compliance can check.',
  'Read your page to somebody who has never bought what you sell. Strike out every sentence after which they nod politely.',
  'Seven sentences from most advisers’ pages, what a reader hears in each, and what to write in its place. The order of the seven is a finished services page.',
$post$A services page is the hardest page to write, because you know too much. You know every product, every rule and every exception. So the page becomes a cupboard in which everything has been put away and nothing can be found.

We will do one together. Seven times there is a sentence of the kind that you find on advisers’ pages, and after it one that a nurse of thirty-four in Shah Alam could act on. Adviser and nurse are both invented. Change the facts to yours, and have them checked.

One rule first. In Malaysia the titles, the licences and much of what an adviser may say in public are regulated, by Bank Negara Malaysia for some activities and by the Securities Commission for others. Your principal or your compliance officer should see the page before anybody else does. Plain sentences pass through that desk faster, since each of them says one thing that can be true or false.

## The first sentence: who is this for
**Before:** *“We offer holistic wealth management tailored to your unique needs.”*

What the nurse hears: this is for people with wealth. I have a salary and a car loan.

**After:** *“I work with nurses, teachers and technicians between 28 and 45 who have a salary, a loan or two, and somebody who depends on them.”*

The second sentence shuts out most of the country. That is its use. Somebody who fits it feels that the door has opened, and somebody who does not has lost four seconds.

If you cannot bear to exclude anyone, make two pages. Each may then say *you* to somebody.

## The second: what will be different afterwards
**Before:** *“Our goal is to help you achieve financial freedom.”*

What she hears: a promise that no one can keep, from a person who knows it.

**After:** *“After three meetings you have two sheets of paper. One shows what you own, owe and spend. The other shows what happens to your family’s rent if you cannot work for six months.”*

Two sheets of paper can be imagined. They can be asked for. Compliance can look at a specimen of both. Nothing in the sentence speaks of returns, and the page is better for it.

> If you are stuck, finish this line aloud: *When you leave the last meeting, you are holding ...* If you are holding nothing, the service needs a change and not a better sentence.

## The third: how you are paid
**Before:** *“We put your interests first, always.”*

What she hears: then who pays you?

**After:** *“You pay RM400 for the three meetings. If you then take up insurance or a fund through me, I receive a commission from the company, and I tell you the amount in writing before you sign. You are free to take the two sheets of paper elsewhere.”*

The figures are examples and your arrangement may be quite another. The shape stays: what the client pays, what others pay you, when you say so, and what she is free to do.

This is the most-avoided sentence in the trade. It is therefore the one by which you can be told apart. People do not mind that an adviser earns money. They mind finding out.

> Warning: how fees and commissions may be described, and what must be disclosed beside them, follows from your licence and your principal’s rules. Check this paragraph with compliance word for word, and keep the dated approval.

## The fourth: what you actually do, in order
**Before:** *“Our comprehensive services include retirement planning, estate planning, investment planning, risk management, education planning and tax planning.”*

What she hears: a menu. She looks for the one she came for, and does not know what it is called.

**After**, as a list:

- *“Meeting 1, an hour. You bring your payslip, your EPF statement and your loan letters. We fill in the first sheet.”*
- *“Meeting 2, an hour, two weeks later. I show you three things that could go wrong, and what each would cost a month.”*
- *“Meeting 3, 45 minutes. We choose what to do now, what to do next year and what to leave alone.”*

Meetings have lengths. They have things to bring. A list in the order of time is read to its end, because each line makes the next one likely. The six kinds of planning have not gone anywhere. They have a page each, and the list links to them.

## The fifth and the sixth: what you do not do, and why you
**The fifth, before:** usually nothing. A page that leaves nothing out.

**After:** *“I do not advise on shares, crypto assets or land, and I do not write wills. I know two people who do write wills, and I take nothing for giving you their names.”*

It looks like a loss. It is the sentence that people quote when they recommend you, since it is the one that they did not expect. It also keeps a certain kind of telephone call away, and you know which.

Keep the last part only if it is so.

**The sixth, before:** *“Driven by our love of people and by over a decade of combined experience.”*

What she hears: two people with five years each.

**After:** *“I have done this since 2014, for the last six years on my own account. Before that I kept the payroll of a hospital for four years, so I can read your payslip faster than you can.”*

One true detail from your life is worth more than every adjective. Look for the one that touches the client’s life. Put the licence, its number and the name of the principal right below it, along with where the public can check them. The regulators keep registers for that very purpose. Link to the register and not to a picture of a certificate.

Awards from your own company’s convention may stay at home. Nobody outside knows what the initials mean.

## The seventh: what to do now
**Before:** *“Contact us today to begin your journey.”*

What she hears: a sales call at lunch.

**After:** *“Choose a time on this page for a call of 15 minutes. I will ask what made you look today. If I am not the right person I will say so, and you will not be called again.”*

It gives the length, the first question and the way out. The way out matters most. Give it, and keep to it.

## Now read the seven in a row
Take the *after* sentences alone and put them one below the other. Who it is for. What you hold at the end. What it costs. What happens, in order. What is not included. Who you are. What to do now. That is a services page. With your own facts it comes to about 350 words, and there is room left for a photograph of the table at which you sit.

Search engines have no trouble with such a page either. The nurse did not search for *holistic wealth management*. She searched for *what happens to my loan if I cannot work*. Your second sentence is now the nearest thing to an answer in Shah Alam.

Give yourself one afternoon. Write the seven badly by two o’clock. At three, read them aloud to someone who does not work in finance, and mark where she frowns. At four, mend the marks. At five, send the page to compliance and go home.

The same seven work for an accountant, a physiotherapist or a kitchen builder. Only the law beside them changes. [Our page for financial advisers](/services/financial-service) follows this order too, as you are welcome to check.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'contact-form-and-pdpa-field-by-field',
  'Your contact form and the PDPA, taken apart field by field',
  'Healthcare', 'Medical Professionals', true, false, '2026-06-09 09:00:00+08', null,
  '/images/covers/padlock.svg', '',
  (select id from public.blog_authors where slug = 'teoh-wan-qi'),
  'A clinic contact form taken apart field by field under the PDPA: which boxes to keep, move or drop, what to say beside the button, and who reads it.',
  'What you never collected, you can never lose. I begin each form with two boxes and make every other one argue for its place.',
  'A clinic’s form with eleven boxes goes onto the table. For each box one question: what would you do with the answer before the first visit? Four boxes are left at the end.',
$post$Here is a form from the website of a family clinic. We made it up out of the usual parts. It has eleven boxes, all with a red star: full name, IC number, date of birth, gender, race, email, telephone, home address, *describe your symptoms*, *upload past reports*, and *how did you hear about us*.

We will take each box and ask it one question. **What would you do with the answer before the patient walks in?** If the reply is “nothing”, the box goes.

A word on the law first, in general terms. The Personal Data Protection Act 2010 covers personal data in commercial dealings. It has been amended since, in steps. It asks, among other things, that people be told what you collect and why, that you collect no more than you need, that you keep it safe and that you do not keep it longer than necessary. Health information is *sensitive* personal data and is held to a higher bar. Check what applies to you with a lawyer, or with the Commissioner’s department, JPDP. We build forms. We do not give legal advice.

## Boxes 1 to 3: name, IC number, date of birth
**Name.** Keep it, as one box. Do not split it into first and last names. Many Malaysians have no last name in that sense. Label it *Your name, as you would like us to call you*.

**IC number.** Drop it. On the evening before you would do nothing with it. You would only hold it, in a mailbox, in a notification on the receptionist’s phone and in the website’s backup. Twelve digits give away a birthday and a state of birth, and they open doors elsewhere. Take the IC at the desk, as you do already.

**Date of birth.** Drop it, with one exception. If you see children on other days than adults, ask that: *Is this for a child under 12? Yes / No*. It is the thing that you wanted to know, and it is one touch.

## Boxes 4 and 5: gender and race
**Gender.** Drop it, unless patients may choose a female doctor. In that case ask that. *I would like to see a female doctor, if one is in.* The box then does something for the person who fills it in.

**Race.** Drop it. There is nothing to do with it before a visit. If a language is what you need, ask for the language: *We will call you. In which language?* with four answers to choose from.

> The pattern of these five: find the *decision* behind the box and ask for the decision. It is nearly always shorter, and it tells you less about a person than you would otherwise have to protect.

## Boxes 6 to 8: email, telephone, home address
**Email and telephone.** Keep one of them. You will call or you will write, not both. For a clinic it is the telephone. One box, labelled *Telephone or WhatsApp number*, set so that a phone shows the number pad. Let people write spaces and dashes, and take them out afterwards. A form that says *invalid format* to `012-345 6789` has a bad memory for its own country.

**Home address.** Drop it. You are not going there. If you do make house calls, ask for the area and nothing finer: *Section 7, Shah Alam*.

## Box 9: “describe your symptoms”
This is the box that matters. It feels caring. It collects the most sensitive thing that a person can type, and it sends it by email.

Follow it on its way. It goes from the website to a mail server, from there to the clinic’s inbox, from there to three phones, and to a laptop that somebody takes home. No doctor has read it yet. A patient who wrote *chest pain since this morning* believes that one has.

> Warning: a box for symptoms invites emergencies into a mailbox. If you keep any free text, put above it: *For an emergency, call 999. This form is read only in clinic hours.* And put a limit of about 200 characters on it.

What would you do with the answer beforehand? You would decide how long the appointment should be, and with whom. So ask for that, as a choice: *A check-up or vaccination. A new problem. A follow-up. A medical letter.* A follow-up tells the desk to pull the file. A check-up tells it to keep twenty minutes. The patient tells the story behind a door.

## Boxes 10 and 11: past reports, and how you heard of us
**Upload past reports.** Drop it from the public form. A file box is a door through which anything can be pushed, by anyone, at any hour. The reports end up in a folder on the web server whose address somebody can guess, unless the builder took great care.

If you need reports before a first visit, ask for them after you have confirmed the appointment, by a way that you chose with your software supplier: a portal of the clinic system, or paper in a bag. *Bring your last two reports* is an excellent sentence.

And if your present site has such a box, ask your builder today where the files are. Ask who can open the address without signing in. Ask when the oldest one will be deleted.

**How did you hear about us.** Drop it. It keeps a sick person from an appointment. Ask it at the counter once a quarter, for one week, with a pencil.

Now for the box that was missing: **a time**. The form had eleven questions and did not ask when. *Morning, afternoon or evening? Which day?* It is the only thing that the patient came to say.

## What is left: four boxes and a sentence
- *Your name, as you would like us to call you*
- *Telephone or WhatsApp number*
- *What is it for?* (four choices)
- *Which day, and morning, afternoon or evening?*

The line about emergencies is above it. The notice is beside the button, and it is short because there is little to confess:

*Example: “We use these details to arrange your visit and for nothing else. The front desk reads them. We delete them after 30 days if you do not come. You may ask us to see or remove them: [telephone]. Our full privacy notice is here.”*

Change every fact in it to what you do. Thirty days is our example; the right figure is one that you can keep to. The Act speaks of a notice in the national language and in English, so have both. And leave out the box that says *I agree to receive promotions* with its tick already in it. Consent that was ticked for you is nobody’s consent. If you want to send a newsletter, offer it with an empty box, on another day.

## Three jobs for the person who looks after the site
- **Empty the past.** The form has been sending mail for years. Find the mailbox, decide what must be kept as a patient record, and delete the rest with the doctor’s approval. Look into the website’s own database too; many forms store a second copy there.
- **Shorten the list of readers.** Send the form to one address that is read by the desk. Take out the former receptionist, the web designer and the owner’s private mailbox.
- **Write down who to call.** If a phone is lost or a mailbox is broken into, who decides what to do in the first hour? There are duties to notify in some cases. Ask your lawyer which, put the answer on a card and keep it with the fire plan.

> Success is a form that you would not mind seeing on the floor of a bus. Four answers, no illness, no number that opens anything.

The same operation works for a law firm, a tuition centre or a gym. Bring your own boxes, ask the one question, and be strict. If you want to see the four-box form in its place, among hours, doctors and directions, look at [our page for clinics](/services/medical-professional). We have [a privacy notice of our own](/privacy-policy), and you may hold us to it.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'cosmetics-product-page-from-top-to-bottom',
  'A cosmetics product page from top to bottom',
  'Beauty', 'Cosmetics', true, false, '2026-07-28 09:00:00+08', 7,
  '/images/covers/beauty.svg', '',
  null,
  'What a Malaysian cosmetics product page should say, from the name to the delivery line: ingredients, halal, NPRA notification, shades, use and claims.',
  'Hold the box in one hand and the page in the other. Whatever the box says and the page does not, a careful buyer will go and read elsewhere.',
  'Ingredients, halal, notification, shade, size, skin type. A walk down one product page for a small Malaysian brand, stopping at each thing a careful buyer looks for.',
$post$A buyer at a counter turns the box over. That is the whole of her research: she turns it over and reads the back, twice, with her thumb under the line. On a website she cannot turn anything over. The page has to do it for her.

We will walk down one such page from the top edge to the bottom. The product is an invented face serum, 30 ml, RM59, from a brand with six products. Read it beside your own page, and keep a pencil at hand.

Before we start: cosmetics in Malaysia are notified with the NPRA, the National Pharmaceutical Regulatory Agency. It has guidelines on ingredients, labels and claims. What follows is about clear pages. For what you must and may say, check with the NPRA and with whoever handles your notification.

## The top: name, size, price, and one sentence
A phone shows about as much as a playing card before anybody scrolls. Four things belong on it.

- **The name, with the kind of thing it is.** *Gerimis face serum* and not only *Gerimis*.
- **The size, with a comparison.** *30 ml, about eight weeks if you use it once a day.* You know the weeks. Nobody else does.
- **The price, with what is added.** *RM59. Postage RM8, free above RM120.* A price that grows at the last step gives people a reason to stop there.
- **One sentence on what it does and for whom.** *A light serum that keeps dry skin feeling soft until the evening.*

Look at that last sentence again. It says *feels*. It does not heal, cure, whiten in a number of days or remove anything. A cosmetic cares for the look and feel of skin. As soon as a sentence treats an illness, it claims to be a medicine, and different law begins.

> Warning: customers’ own words count too, once you put them on your page. “It cured my eczema” under a product is a claim that you have published. Check with the NPRA’s guidelines before you show reviews of that kind, and have somebody read new ones before they appear.

## The pictures: five, in this order
- **The bottle, straight on**, on a plain ground, in daylight.
- **The bottle in a hand.** Otherwise nobody can tell 30 ml from 100.
- **The texture**, a drop on the back of a hand.
- **The back of the box, sharp enough to read.** This is the thumb under the line. It is the picture that people enlarge.
- **For colour: the shade on three skins**, fair, medium and deep, in the same light, with no filter.

A picture of the label does not replace the words on it. Somebody with poor sight has the page read aloud to her, and a search engine cannot see it either. Type the ingredients out as well.

Do not use before-and-after pairs just because everyone does. Ask first whether you may, and whether both were taken in the same light.

## The list of ingredients, whole and in order
Give the full list as it is on the box, in the international names, in the same order. Do not hide it behind a tab called *More*. The buyer who wants it wants it now. The buyer who does not will pass over six lines without harm.

Then translate, below it, in plain words and only for the four or five that people ask about:

- *Niacinamide, 4%: a form of vitamin B3.*
- *Glycerin, from plants.*
- *Phenoxyethanol: keeps the serum from spoiling after it has been opened.*
- *No added fragrance. It smells faintly of the glycerin.*

The third line is the brave one. A preservative with its reason beside it frightens nobody. A page that boasts *no chemicals* loses everyone who remembers school, water being one.

## Halal: say what you hold, and what you do not
Many of your buyers will look for one word, and some will write to you if they do not find it. There are three honest positions. Each has its sentence.

- **You hold a certificate.** *Halal-certified by JAKIM, reference [number], valid until [month].* Or name the other body, if it is one that JAKIM recognises. Show the logo only as its rules allow.
- **You have applied.** *We have applied for halal certification. We will say so here when we have it, and not before.*
- **You have none.** *This product has no halal certificate. It contains no ingredient from animals. The alcohol in the list is cetearyl alcohol, a wax from plants.* Only if all of that is so.

The word *halal* and the logo are protected in Malaysia, and there are rules on who may use them for what. Phrases that circle around it, such as *Muslim-friendly*, are no way past them. Check with JAKIM.

The third position is not shameful. It answers the question, and an answered question sells more than a missing one.

## The notification, and who is responsible for it
Put a small block in the middle of the page, the same on every product:

- *Notified with the NPRA: NOT[number]K*
- *Notification holder: [your company’s name and SSM number]*
- *Made in: [country, and the manufacturer if you wish]*
- *Batch and expiry: on the base of the bottle. Use within 12 months of opening.*

Notification is not an approval, so do not write *approved by the NPRA* or *by KKM*. Write *notified*. It is the right word, and those who know the difference will trust you for knowing it as well. The NPRA offers a public search of notified products. Link to it and let people look for themselves. A number that anyone can check is worth more than a badge that you drew.

> Keep the numbers in one list in your shop system and not typed by hand into each page. When one is renewed or changed, it then changes everywhere at once. Ask your builder for a field of its own.

## How to use it, and when to stop
Three short lines are better than a paragraph about rituals.

- *Two drops on clean skin, at night. Wait a minute, then your cream.*
- *Try it first on the inside of your arm and wait a day.*
- *If it burns or your skin turns red, wash it off and stop. See a doctor or a pharmacist if it does not settle.*

The third line seems to talk people out of buying. It does the reverse for everybody who has once had a rash and been told by a seller that *it is the purging*.

Answer two more questions here, since they come by message every week: *May I use it when pregnant or nursing?* and *For my child?* If you do not know, write *Ask your doctor first*. It is a complete answer.

## The foot: delivery, return, a person
- **When it leaves and when it arrives.** *Orders before noon leave the same day, Monday to Friday. Klang Valley 1 to 2 days, Sabah and Sarawak 4 to 7.* Use your own courier’s real times.
- **What can come back.** Opened skincare usually cannot, for good reasons. Say so, and say what you do when a bottle arrives broken.
- **A name and a telephone number.** *Questions? Aisyah answers by WhatsApp, 10 am to 8 pm.*

Now scroll back up and count. The page has a price, a list, a word on halal, a number that can be checked and a person. It has five pictures and some four hundred words. It has no countdown, no *only 3 left*, and no window asking for an email before anything has been read. Those tricks sell one bottle. You have six products and would like to be asked for the second.

If your pages live in a system that has no place for half of these lines, that is a matter of fields and not of design. It can often be added to what you have. [Our page for beauty and cosmetics](/services/beauty-cosmetics) shows the order we build in, and the article on [two languages](/blog/two-languages-on-one-website) takes up what happens to claims in translation.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'test-your-website-on-a-slow-phone',
  'An experiment: your website on the slowest phone you own',
  'Web Design', 'Retail', true, true, '2026-09-08 09:00:00+08', 6,
  '/images/covers/web-design.svg', '',
  (select id from public.blog_authors where slug = 'teoh-wan-qi'),
  'Test your online shop on an old phone and a weak signal in twenty minutes: what to time, how to find the heavy parts, and a page budget in kilobytes.',
  'I keep a drawer of old phones because they are the only reviewers who never flatter me. Borrow one from an uncle and press your own buttons.',
  'Twenty minutes, an old phone, a stairwell and a stopwatch. How to measure what your customers wait for, find the four usual culprits, and set a budget in kilobytes.',
$post$You look at your website on a good phone, on the office Wi-Fi, and most of it is stored in that phone already from yesterday. Your customer looks at it in a lift lobby in Bukit Mertajam, on a phone that her brother handed down, for the first time. You have never seen the website that she sees.

This is an experiment to see it. It needs no software and no developer. It takes twenty minutes and gives four numbers. The shop in the example is an invented florist, and so are her figures. Do the same with yours and write the numbers down.

## What you need
- **The oldest phone in the family** that still goes online. The cracked one in the drawer is ideal.
- **Mobile data, no Wi-Fi.** A prepaid SIM with a small plan is best, since that is what many people have.
- **A poor place.** A stairwell, a basement car park, the back row of a kopitiam. You want one or two bars.
- **A second phone** as a stopwatch, and a person to hold it.
- **Paper.** Draw four columns and three rows.

Open a private window in the browser. An ordinary one keeps parts of your site from the last visit, and that is cheating. Close the window after every run and open a new one, so that each run is a first visit.

> Have somebody else touch the phone, and hold the stopwatch yourself. Owners know where to press. You want the thumb of somebody new.

## The run: four moments
Type the address, say *now*, and start the clock. Call out each moment as it comes.

- **A. Something.** The first thing appears that is not white. A colour counts.
- **B. Sense.** You can read what the shop sells.
- **C. Touch.** You press the menu or the first button, and it answers. Press once a second until it does.
- **D. The fact.** You have found the one thing that customers come for. For the florist it is: *can I have a bouquet delivered today, and from what price?*

Do it three times and take the middle value of each column. Here is the florist’s paper.

- A: 6, 5 and 9 seconds. Middle: **6 seconds**
- B: 14, 11 and 19. Middle: **14 seconds**
- C: 21, 17 and 24. Middle: **21 seconds**
- D: 48, 39 and 61. Middle: **48 seconds**

Look at the distance between B and C. For seven seconds there was a page that looked finished and did not react. People press again, and harder. Then all the presses arrive at once, and something opens that nobody asked for.

Now look at D. Even on fast Wi-Fi her niece needed 27 seconds to get to D, because the delivery times were on the third page. So 27 of the 48 seconds have nothing to do with speed. That part is cured with a sentence.

## The sum: why kilobytes are seconds
A weak mobile connection carries, say, 1.6 megabits a second. Google’s public speed test uses a figure of about that size for its slow phone. Eight bits make a byte, so it is 200 kilobytes a second.

That makes the sum easy. **Divide the weight of the page in kilobytes by 200, and you have the seconds it takes to arrive.** Waiting for the server and unpacking on an old phone come on top.

The florist’s home page weighs 4,200 KB. That is 21 seconds. It fits her stopwatch.

To learn what your own page weighs, open Google’s PageSpeed Insights on a computer, type in your address, choose *Mobile* and look for the total size of what is transferred. Do not fall in love with the score at the top. It moves by several points from one run to the next. The kilobytes do not.

## The four usual culprits
Here is what the 4,200 KB are made of.

- **Pictures, 2,900 KB.** Five large ones that take turns at the top. A visitor sees the first and is gone before the third. Each came straight from a camera, three times as wide as the screen.
- **Scripts, 780 KB.** A chat window, three visitor counters of which two belong to agencies that have left, and a box that pops up with ten per cent off. Scripts weigh twice: they must arrive, and the old phone has to read them. That is the gap between B and C.
- **Typefaces, 320 KB.** Four files for one typeface, including a light weight that is used in a single line.
- **All the rest, 200 KB.** The text, the layout, icons. Fine.

Yours will have other figures and, I would wager, the same order. Pictures first, other people’s scripts second.

> Warning: before you take out a script, find out who reads its figures. If nobody has opened them for three months, it can go. If the till depends on it, it cannot.

## A budget, and the florist’s second run
A budget is a promise of how much a page may weigh before anybody designs it. Without one, each good idea adds 200 KB and nobody decided on the total. The florist sets hers at 320 KB for what loads first.

- **One picture, 90 KB**, at the width of a phone, in a modern format. The other four move down the page and load when somebody scrolls to them.
- **Scripts, 120 KB.** The chat window becomes a plain WhatsApp link. It weighs nothing. The box that pops up goes.
- **Typefaces, 60 KB.** Two files.
- **The rest, 50 KB.**

That makes 320 KB, and at 200 KB a second it makes 1.6 seconds. At the same time she writes one sentence under the heading: *Ordered before 2 pm, delivered today in Bukit Mertajam and Butterworth. Bouquets from RM65.* What D asks for is then among the first things that arrive.

These last figures are arithmetic and no measurement. She will have to go back to the stairwell. So will you: the same phone, the same step, the same time of day, three runs. If the sum and the stopwatch disagree, believe the stopwatch.

## What to ask the person who builds or repairs it
Send them your paper. Four numbers on a sheet end a great deal of discussion. Then ask:

- What does our heaviest page weigh, and which are its three heaviest files?
- What is the budget from now on, in kilobytes, and what happens when somebody goes over it?
- Do pictures get made smaller by themselves when we upload them? At which width?
- Which scripts belong to other firms, and what does the page do when one of those does not answer?
- On which real phone do you test?

The fourth is the sharpest. A page that waits for another company’s computer is only as fast as that company on a bad day. The fifth should be answered with the name of a model.

You will be told that a phone of this kind is rare now. It may be rare among the people who told you. A page that is quick in your stairwell is also quick in the office, on the highway, and in the hand of somebody with forty things open. It does not work the other way about.

When we plan a shop, the budget is written down next to the price, page by page. You can try the [live projects](/portfolio) in your stairwell as well, and [tell us](/contact) what your stopwatch said. On [the e-commerce page](/services/e-commerce) you will find what a shop needs besides speed. But do the experiment first. It is the only one of these articles for which you need a staircase.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'direct-bookings-and-ota-commission-worked-sum',
  'Direct bookings or OTA commission: one hotel, one worked sum',
  'Hospitality', 'Hotels', true, true, '2026-10-13 09:00:00+08', 6,
  '/images/covers/hospitality.svg', '',
  (select id from public.blog_authors where slug = 'farah-idris'),
  'A worked example for a 24-room Malaysian hotel: OTA commission, the true cost of a direct booking, the break-even in room nights, and what to do first.',
  'Do not fight the booking sites for the first stay. Win the second one, at your own counter, with a sentence and a card.',
  'A 24-room hotel that does not exist pays RM125,971 a year in commission. We work out what it keeps by moving forty nights a month, and find that the breakfast decides it.',
$post$“We should get more direct bookings” is said at every hotel. It is seldom followed by a figure. So here is a sum from beginning to end, for a hotel that we made up. Every number in it is an example. Put your own beside it as you read; you need the last twelve months of your booking list and half an hour.

The hotel has 24 rooms, in Melaka, ten minutes on foot from the river. An average night sells for RM180. Over the year 60 rooms in 100 are taken. Three of every four nights sold come through online travel agencies, *OTAs* for short, and the commission is 18%. We leave taxes out.

## What the hotel pays now
- Room nights in a month: 24 rooms × 30 nights × 60% = **432**
- Of these through OTAs: 75% = **324**
- What those guests pay: 324 × RM180 = **RM58,320**
- Commission at 18%: **RM10,497.60 a month**
- In a year: × 12 = **RM125,971.20**

The last line is the one that makes owners angry. It should not make you angry yet. For that sum, somebody put your hotel before a family in Surabaya, in their own language, took their card, and answered them at midnight. If all of those guests would have found you anyway, you are paying for nothing. If none of them would have, you are paying a sales force that costs nothing in an empty month. The truth lies between the two. Nobody can tell you where.

What can be found out is the cost of the other way.

## What a direct booking costs
A direct booking is not free. People who tell you that it is sell booking engines. For our example:

- **A reason for the guest to book direct.** The same price and breakfast for one, which costs the kitchen RM15.
- **The payment gateway**: 2.5% of RM180 = RM4.50.
- **The booking engine**, the part of the site that shows dates and takes payment: RM300 a month, whatever happens.
- **The website itself**: RM12,000, spread over three years = RM333.33 a month.

And what does one moved night save? 18% of RM180 = **RM32.40**. Take away the breakfast and the gateway: 32.40 − 15.00 − 4.50 = **RM12.90** remains for each night.

Remember those RM12.90. The rest of this article hangs on them.

## The break-even, in nights
The fixed costs are RM300 + RM333.33 = RM633.33 a month. Divide that by RM12.90 and you get 49.1. So the hotel has to move **50 nights a month** from the OTAs to its own site before it keeps a single ringgit.

That is more than one in seven of its 324 OTA nights. It can be done. It is not what happens by itself when a new website opens.

What if it moves forty nights, which sounds like a fair first year?

- Kept: 40 × RM12.90 = RM516.00
- Fixed costs: RM633.33
- Result: **a loss of RM117.33 a month**

We build websites for a living, and this sum says that ours might not pay. That is why you do the sum first.

> Warning: before you offer anything for booking direct, read your OTA contracts. Some have a clause on prices, often called rate parity, which limits what you may show in public. Check it with a lawyer if the wording is not clear. What you offer a guest who already stays with you may be another matter.

## Change one number: the breakfast
Look at the list of costs again. The largest by far is the breakfast. It was chosen in a minute, because everybody does it. Suppose the hotel offers something else instead: **check-out at 2 pm** rather than at noon. On most days, with 60% of the rooms taken, the room is not needed before four. Say it costs RM5 in extra cleaning shifts.

- Left from each night: 32.40 − 5.00 − 4.50 = **RM22.90**
- Break-even: 633.33 ÷ 22.90 = 27.7, so **28 nights**
- At forty nights: 40 × 22.90 − 633.33 = **RM282.67 a month kept**
- At eighty nights: 80 × 22.90 − 633.33 = **RM1,198.67 a month kept**

One decision at the front desk moved the break-even from 50 nights to 28. No designer could have done that. A guest who is driving back to Kuala Lumpur may like two more hours better than an egg, besides. Ask ten of them at the desk before you decide. That costs nothing.

The other levers are smaller, and they can be counted in the same way. A discount of 10% costs RM18 a night: 32.40 − 18.00 − 4.50 leaves RM9.90, and the break-even rises to 64 nights. Parking that you have anyway costs nothing: it leaves RM27.90, and the break-even falls to 23.

## Which forty nights? Start with the second stay
You will not win the family in Surabaya away from the OTA. You do not have to. The cheapest guests to move are those who have slept in your beds.

Our hotel sells 324 OTA nights in a month. Suppose that guests stay for two nights. That is 162 bookings, so 162 families stand at the desk every month and hand back a key. If one in eight of them comes again within the year and books direct, that is 20 bookings and 40 nights for every month of guests. There are the forty nights, and no advertisement was bought.

What makes the one in eight? Four small things, and the website is only the last of them.

- **A card with the key**, at check-out, with the site’s address and one sentence: *Book your next stay with us and keep your room until 2 pm.*
- **The name of the Wi-Fi.** It may be the address of your site. Guests read it for two days.
- **A thank-you by email**, if the guest gave you an address of his own and agreed to be written to. The relay addresses of OTAs are not that, and your contract may say so.
- **A site on which dates come first.** The guest knows the rooms already. He wants to know whether Friday is free, and to be done in a minute, on a phone, in the car.

> Success is easy to count here. Ask each returning guest one question at check-in, *how did you book this time?*, and keep a tally on the desk pad. Compare it month by month with the break-even.

## Put in your own figures
Copy these six lines. Do them with a pencil once before you do them in a spreadsheet, because the pencil makes you look at each.

- **1.** OTA room nights in an ordinary month: ____
- **2.** Average price × commission = saved for each night moved: RM ____
- **3.** What the offer costs you for a night: RM ____
- **4.** Payment cost for a night: RM ____
- **5.** Line 2 − line 3 − line 4 = left from each night: RM ____
- **6.** Fixed costs in a month ÷ line 5 = nights to break even: ____

If line 6 is more than a fifth of line 1, change line 3 before you change anything else. If it is less than a tenth, you have waited too long. In between, do the card and the tally for two months with the site that you have. The second stay tells you whether guests will come back by the front door. If they do, a better site has something to carry.

When you come to ask for prices, ask for the fixed costs in one monthly figure over three years, engine and upkeep included, so that it goes straight into line 6. [Our pricing page](/pricing) says how we quote, and [the page for hotels](/services/hotel) what such a site contains. Keep the OTAs, all the same. They find you the first stay. The second one is yours to lose.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'ten-minutes-before-a-client-calls-a-lawyer',
  'Ten minutes with a client who has not called you yet',
  'Legal Services', 'Law Firms', true, true, '2026-11-10 09:00:00+08', 7,
  '/images/covers/legal-services.svg', '',
  (select id from public.blog_authors where slug = 'farah-idris'),
  'What a client checks before calling a lawyer, minute by minute: the problem, the face, the fee, the proof and the first step, and what to put on each page.',
  'Name the partner, the practice and the fee in the first minute. Nobody rings a firm to find out whether it is the right one.',
  'Before your telephone rings, somebody has read your website. We follow one invented client from the letter on the kitchen table to the call, minute by minute.',
$post$Puan Rohani is not a real client. We made her up, and gave her a real kind of evening. Her late father’s house in Klang is still in his name. Her brother wants to sell. A letter from the bank lies on the kitchen table, and there is a date in it.

She has never hired a lawyer. It is twenty to ten on a Tuesday night. She has a phone, ten minutes before the children must be in bed, and no idea what a firm like yours costs. This is what her ten minutes ask of your website.

## Minute 1: she types her problem, and not your trade
She does not type *estate administration Selangor*. She types *tukar nama rumah arwah ayah*, or *father passed away house still in his name*. She uses the words in which she would tell her sister.

A page called *Practice Areas* answers neither. A page called *When a parent has died and the house is still in their name* answers both, if its first lines use her words and then give the lawyer’s word for them.

So write a page for each problem, with a name that a client would give it. Five are plenty for a firm of four lawyers. For example:

- *The house is still in a late parent’s name* (estate administration)
- *A company owes us money* (debt recovery)
- *We are buying our first home* (conveyancing)
- *I have been dismissed* (employment)
- *We are ending a marriage* (family)

Keep the word in brackets on the page. The forms use it, and she will need it later to look up what you have told her.

## Minute 3: she looks for a person
She has three firms open. On one she sees a skyline, on one a pair of scales, and on one a woman of about fifty at a desk with files on it. She stays with the third. She has a thing to tell that her neighbours do not know, and you cannot tell it to a skyline.

Put the lawyer who takes the first call on the page about the problem, and not only on *Our People* two touches away. A photograph by a window, taken on an ordinary working day, will do. Below it, in text, four facts: the name, since when at the Bar, what kind of matters in this field, and in which languages.

Do not pass over the languages. *Malay, English, Hokkien* takes three words. For somebody whose mother will sit in on the meeting, it can settle the matter.

## Minute 4: she looks for RM
She scrolls with her thumb and looks for two letters. She does not expect the exact figure. She wants to know whether it is hundreds, thousands or tens of thousands, since on that depends whether she calls you or calls her brother.

One honest line is enough. *Example: “The first meeting takes 45 minutes and costs RM200. If you ask us to act, we take it off the bill. For a house and no dispute in the family, our fee is usually between RM3,500 and RM6,000, and court and land office payments come on top.”* The figures are made up. The three parts are not: what the first step costs, the usual range and what moves it, and what is not in it.

How to choose between a figure, a range and a form is a subject of its own, and we have [compared the three](/blog/price-on-the-page-or-a-form).

> Warning: some legal fees follow a scale set by law, and the Bar has rules on how lawyers may publicise themselves. Check with the Bar Council before you publish any figure, and check again when you change it.

## Minute 6: she checks that you exist
She has been warned about scams by her bank, by her son and by a poster in the lift. So now she does something that you never see. She copies the firm’s name and searches for it alone.

Help her. A firm that shows people how to check it has less to hide than one with seven badges.

- The registered name of the firm, and the names of its partners
- The address with the floor, and what the building is called by taxi drivers
- A landline, beside the mobile number
- One sentence: *You can look up each of our lawyers in the Malaysian Bar’s own directory*, with the link
- The same telephone number here, on Google and on the letterhead

The last is the one that fails. Search for your own firm as she does and compare three numbers. If an old one is still about, tonight’s client is calling it.

Praise from past clients belongs to the matters on which you should ask the Bar first. Describe your experience by the kind of matter instead, and never so that anyone could be recognised: *estates with a house and three or more heirs, most years between ten and fifteen of them*. Only with your real figures.

## Minute 8: she wants to know what happens if she calls
This is the page that hardly any firm writes. It is also the cheapest. She is not afraid of the law by now. She is afraid of the telephone: that she will be put through four times, that the clock is running already, that she will say something foolish.

Tell her what happens, as a list. *Example:*

- *You call or write between 9 am and 6 pm, Monday to Friday. Mei Fong answers.*
- *She asks for three things: your name, who has died or who is on the other side, and by when you need an answer.*
- *She checks that we do not act for somebody else in the matter.*
- *A lawyer calls you back before noon on the next working day. That call takes about ten minutes, and it is free.*
- *If you have them, keep these at hand: the title, the death certificate, the letter.*

Look at the third line. A check for conflicts is a routine to you. To Rohani it is news, and good news. It says that you keep sides apart.

## Minute 10: she does the smallest thing that she can
It is ten to ten. Nobody is in the office. If the only way to you is a landline, she will think of it again in the car tomorrow, and perhaps dial the number that she finds first.

Give her three small things, side by side. **Call**, with the hours next to it. **WhatsApp**, with a line of text ready: *I need advice about a house in a late parent’s name.* And a **form** with four boxes: name, telephone, what kind of matter, when to call.

Leave out the box that says *describe your case*. A person’s whole story, in writing, before you have checked for conflicts, is a burden to her and to you. Leave out the IC number as well. You will see it soon enough.

Then let the page answer at once, in words with a time in them: *Thank you. Mei Fong reads this at 9 am and calls you before noon.* Rohani puts the phone down. She can sleep on that.

> Success looks small from your side: a message at 9.50 pm with a name, a number, a kind of matter and a time to call. Everything on your site has worked to make those four lines possible.

## On Monday, watch somebody else’s ten minutes
You cannot be Rohani, because you know what probate is. So borrow somebody: a cousin, the owner of the stationery shop, anyone who has never hired you. Give her a phone and the problem in one sentence. Say that you need her for ten minutes. Then sit beside her and hold your tongue.

Write down only two things. At which minute did she stop? And what was she looking for just then? Do it with three people. If two of them stop at the same place, you know what to mend first, and it will rarely be the colour.

Most of this can be mended with words on the site that you have. If yours cannot take another page, or nobody knows how to add one, look at how [our page for law firms](/services/law-firm) is set out, or bring the three notes to a [free call of half an hour](/book-a-call). We shall begin with the minute at which they stopped.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'marketplace-stall-or-your-own-shop',
  'A marketplace stall or your own shop? Two owners argue it out',
  'E-commerce', 'Retail', false, false, null, 5,
  '/images/covers/e-commerce.svg', '',
  (select id from public.blog_authors where slug = 'ranjini-pillai'),
  'Sell on a marketplace or on your own website? Two invented Malaysian owners argue with sums: fees, customers, effort, and what each channel is good at.',
  'Sell where the people are, and keep a list of them where you are. The quarrel between the two is smaller than it looks.',
  'One sells sambal on a marketplace, the other sells batik shirts on her own site. Both are invented, both are right about something, and both have brought their sums along.',
$post$Two owners sit in a kopitiam in Batu Pahat. Salmah makes sambal and sells it on a marketplace. Poh Choo sells batik shirts on a website of her own. Neither of them exists. We let them talk because each of them has a case, and neither case is whole without the other.

All figures are theirs, which is to say that they are examples.

## Salmah begins: people are already there
**Salmah:** I opened my stall on a Sunday evening. On Monday I had an order from Miri. I have never been to Miri. Who would have found my website in Miri?

**Poh Choo:** Nobody, on a Monday. It took me seven months until people I did not know came. I nearly closed it.

**Salmah:** So there you are.

**Poh Choo:** Wait. Who is your customer in Miri?

**Salmah:** A name with stars in it, and half a telephone number.

**Poh Choo:** And if she likes the sambal, whom does she remember?

**Salmah:** The marketplace. I know. My sister ordered from me again and could not find me. She found a cheaper sambal.

## Poh Choo brings a sum
**Poh Choo:** What do you get for a jar?

**Salmah:** I sell it at RM18. The marketplace takes its commission, the payment fee and its share of the free postage. Let us say 15% altogether. That is RM2.70. The jar and what is in it cost me RM8. I keep RM7.30.

**Poh Choo:** I sell a shirt at RM120. The payment costs me 2.5%, which is RM3. The shirt costs RM60. I keep RM57.

**Salmah:** You forget the site.

**Poh Choo:** I do not. RM15,000 over three years, so RM417 a month, and RM150 for keeping it well. RM567. That is ten shirts. The first ten shirts each month are for the website, and from the eleventh it is mine.

**Salmah:** On a site like yours I would keep RM9.55 on a jar: RM18, less RM8, less 45 sen for the payment. So I would need sixty jars a month before the first sen is mine. And no new customer would come for seven months.

**Poh Choo:** Then I would not build one either. Not for one jar at RM18.

> Do this sum before you ask anyone for a quotation. Take the monthly cost of the site and divide it by what you keep from one order. If the answer makes you laugh, wait a year.

## Salmah’s point about effort
**Salmah:** There is another thing. When something goes wrong with a payment, I press a button and somebody else worries. Whom do you press?

**Poh Choo:** Myself. I learnt about refunds on a Saturday night. And about couriers. And a man wrote to me that my site was not safe, and wanted money to tell me why.

**Salmah:** Did you pay?

**Poh Choo:** I asked my web people. It was nonsense. But I lay awake for a night, and nobody does that for you. That is what the 15% buys: you sleep.

**Salmah:** I sleep until the rules change. In spring they moved my category and raised the fee, with two weeks’ notice. I read it in a banner.

**Poh Choo:** My rent can rise too. But I can move my shop to another landlord and keep the name over the door.

> Warning: on a marketplace the reviews, the followers and the list of customers stay where they are when you leave. Read in its terms what you may take along, and what you may put into the parcel. Some do not allow a card with your own address.

## What each of them is good for
They order another round of toast. By now they have stopped trying to win.

**Salmah:** So a marketplace is good for being found by people who want *a* sambal.

**Poh Choo:** And a shop of one’s own is good for people who want *yours*.

**Salmah:** Then how does anybody begin to want mine?

**Poh Choo:** At the bazaar. By taste. From a cousin. From a parcel that has your name on it in large letters. It was never the internet that did it for me. My website just made sure that those who wanted mine could have it, on a Sunday, in their size.

**Salmah:** My jars have a tiny label.

**Poh Choo:** I saw.

## They agree on a year
They write it on the back of the bill, and it is not bad as plans go.

- **Now, Salmah.** A larger label, with a name and a telephone number. A domain of her own, for the price of five jars, so that nobody else takes it. No shop yet.
- **In three months.** A single page under that domain: who makes the sambal, what is in it, where it is to be had, and a button to order three jars or more by WhatsApp. A box of three leaves her RM30. On the marketplace three jars leave RM21.90.
- **In six months.** She counts. If twenty boxes a month come by that page, they keep RM600. Now there is something with which to pay for a shop.
- **Meanwhile, Poh Choo.** One shirt, the plain one, goes on a marketplace at a price that bears the 15%. It is a signboard. What she earns from it is not the point, and she will set a limit on the hours.

**Salmah:** And if twenty boxes never come?

**Poh Choo:** Then you have lost the price of five jars and one page, and you go on selling in Miri.

## What we would add
A web studio ought to side with Poh Choo. We side with the sum. Below a certain order value and a certain number of orders, a marketplace is the right shop, and a page with your name on it is the right website. Above it, every order through somebody else’s door costs you more than the door would.

Where the line lies depends on four figures: what you keep from an order on each side, how many orders there are, and what a shop costs in a month. Advanced shops with us range from RM10,000, and [the pricing page](/pricing) says what drives that. A plain page starts from RM2,500. If your figures say *not yet*, so shall we.

Before you choose, read what happens after the button on [the page for e-commerce](/services/e-commerce), and what [a domain](/blog/who-owns-your-domain-name) is. Then have toast with somebody who sells the other way.$post$
) on conflict do nothing;

insert into public.blog_posts (
  slug, title, category, topic, is_published, is_featured, published_at, read_time,
  featured_image_url, featured_image_alt, author_id, meta_description, author_take, excerpt, content
) values (
  'website-logbook-first-year-after-launch',
  'The first year after launch: a logbook with seven entries',
  'Running a Business', 'SMEs', true, false, '2027-12-07 09:00:00+08', 6,
  '/images/covers/running-a-business.svg', '',
  (select id from public.blog_authors where slug = 'farah-idris'),
  'How to keep a website alive after launch: seven logbook entries from day 1 to day 365, each with a task, a time in minutes and a name beside it.',
  'Put one name beside the website, in ink. Everything else in the logbook follows from that.',
  'A website is no more finished on opening day than a shop is. Seven entries in a logbook, from the first evening to the first birthday, and who does what in each.',
$post$On the evening of the launch there is cake. A year later there is a page that says *Selamat Hari Raya* in November, a form that goes to somebody who has left, and a price from two increases ago. Nobody did anything wrong. Nobody did anything at all.

What follows is a logbook. Copy it into a school exercise book and hang it by a string next to the first-aid box. It has seven entries for a year. Together they take less than nine hours. The business is invented: a property agent in Kuching with three negotiators and a site of twelve pages.

## Day 1: forty minutes, before the cake
- Send the form from a phone that is not yours. Did it arrive? Where? Did the sender get an answer?
- Press the telephone number. Press the WhatsApp button. Press the address, and see where the map leads.
- Type the old address of the old home page. Does it lead to the new one?
- Send yourself an email at the company’s address, from outside.
- Write into the book: who built it, whom to call, where the domain is rented and until when, where the copies are.

The fourth is there because a launch can break the mail, and nobody tests the mail.

*Who:* the owner. Not the builder, who knows where to press.

## Day 7: half an hour on the first week
Ask those who pick up the telephone one question: **What did people ask this week that the site should have answered?** Write down the words in which they asked.

For our agent it might read: *Is the deposit included? Is it leasehold? May I see it on a Sunday?* Three lines on each listing would answer the three. Have them added now, while the builder still has everything open and his file is warm.

> Ask for a fixed time after launch, thirty days for instance, in which small repairs are part of the price. Put into the quotation what counts as small. *A sentence, a picture, a telephone number* is a fair description.

*Who:* the person with the front-desk phone.

## Day 30: one hour with the figures
Open the visitor figures for the first time. You need four lines. Put them into the book by hand.

- How many people came
- From where: search, Google profile, a link, typed in
- Which three pages they opened most
- How many called, wrote or booked

Compare them with nothing. A month is no trend. You write them down so that on day 365 there is something to compare with.

Look at the third line in particular. If the page that you were proudest of is not among the three, do not be hurt. Link to it from the page that is.

*Who:* the owner and one other person, so that two people know how.

## Day 90: an hour of reading aloud
Print every page. There are twelve. Sit down with a negotiator and read them to each other, with a red pen. You will find a name that has left, a price that has gone up, a promise that you no longer keep, and *coming soon*.

Everything with a date on it gets a second date: by when it is to be looked at again. *Fees, each January. Team, when someone joins or leaves. Festival greetings, off on the day after.* That list is the calendar of the site. It has about eight lines, and each has a name beside it.

> Warning: a line without a name will not be done. “The team” is nobody’s name.

This is also the day to try the copies. Ask the person who looks after the site to bring yesterday’s copy back to life in another place and to show it to you. Until somebody has done that, you do not have a copy. You have a hope.

*Who:* the owner, one colleague, and the builder for ten minutes.

## Day 180: two hours for one new page
By now the front-desk book has perhaps sixty questions in it. Count the marks. One question will have the most. Write a page that answers that question and nothing else, in 400 to 600 words, with the question as its heading.

For an agent in Kuching it could be *What do I pay besides the price of the house?* The answer has figures, and figures age, so put a date at the foot of the page and a line in the calendar. Where it touches on duties and the law, keep it general and say whom to ask.

One good page in half a year is better than a blog with four entries in May and silence ever after. A stopped clock at the front of the shop makes people wonder what else has stopped.

*Who:* the person who answers that question best by telephone. Record her doing it, and type it out.

## Day 270: an hour of repairs
Three quarters of a year have gone, and it is time for the undramatic things.

- **Updates.** If your site runs on a system with extensions, are they current? Who does it, and what happens if an update breaks something on a Friday?
- **Accounts.** List everyone who can sign in. Take out those who have left. Every person has a sign-in of their own, with a second step on the phone.
- **The stairwell.** Test the site on an old phone with a weak signal, [as described here](/blog/test-your-website-on-a-slow-phone). Pages grow heavier as we grow.
- **Links.** Follow each one that leads away from your site. Other people’s pages move.
- **The domain.** Is the card that pays for it still valid? It is a small question. It has closed many a site.

*Who:* the builder, or the company with the care plan. You read the report and ask about one thing in it.

## Day 365: two and a half hours, with cake again
Take the four lines of day 30 and write today’s beside them. Then answer three questions on the facing page, in one sentence each.

- What did the site do for us this year that we would miss?
- What did we pay somebody to do by telephone which it could have done?
- Which page would we not write again?

If the first has an answer, keep the site and go on. If the second has a long answer, there is your next piece of work, and you can put a price to it: minutes a day, times days, times an hourly wage. *Example: 15 minutes a day on viewing times, 26 days a month, at RM20 an hour. That is six and a half hours, so RM130 a month.* A booking page that costs RM3,000 has paid for itself in 24 months at that rate, and in 12 if the time is twice as long. Now you can decide, and nobody needs to persuade you.

If the third has several, take them down, and send their addresses to the page that comes nearest. A site may become smaller. It is a sign of health.

> Success after a year is a book with seven entries in at least three people’s handwriting.

Add it up: 40 minutes, 30, 60, 60, 120, 60 and 150 make 520 minutes, or eight hours and forty minutes. If you have no one for them, that is what a care plan is for, and it is the honest description of one. Ours are optional, and [the pricing page](/pricing) says so. Ask any provider which of these seven entries the plan covers, and by whose hand. Then hang the book on its string.$post$
) on conflict do nothing;
