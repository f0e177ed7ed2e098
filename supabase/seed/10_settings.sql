-- Settings that the owner may change without a release: legal documents, company details, social media accounts, fixed
-- texts. The studio is invented. Before a real studio publishes under its own name, a lawyer should review the two
-- documents: pages replace {studio}, {email}, {whatsapp} and {city} with the values of the setting `studio`. Running it
-- again changes nothing.

insert into public.legal_documents (type, last_updated, revision, content) values
(
  'privacy_policy',
  '2026-11-22',
  1,
  $privacy$This policy says what {studio} does with what you tell us: what we collect, why, where it is kept, for how long, and how you see it, correct it or have it removed. It is our notice under section 7 of the Personal Data Protection Act 2010 (PDPA), as amended in 2024. We have kept it to what this website really does.

> IMPORTANT: Please send us no identity card numbers, bank details, passwords or medical records through this website. No form here asks for them. Where a project needs access to a system of yours, we agree on a safe way first.

## 1. Who we are

{studio} is a web design and development studio in {city}. Under the PDPA we are the data controller of the information described here. Our registration number is at the foot of each page; where it reads *Pending*, registration is under way.

The person responsible for personal data is our founder, Farah Idris. Write to {email} or message {whatsapp}.

## 2. What we collect

We collect what you type into a form, and the little that arrives with it: the page on which your visit began, the website that led you there and the campaign named in its address, so that we know what is read. We buy nothing about you from others. Of clients from before this website we keep the name, an address or a number, the company and our notes.

### When you subscribe to the newsletter

- Your email address, and your name if you give one.
- The day you subscribed, the day you confirmed it and, if you leave, the day you left.
- Whether our mail provider took the welcome email and each newsletter for delivery, and whether it arrived, came back or was reported as spam.

Since anybody can type somebody else's address, the welcome email asks whether it was you. Newsletters go only to those who press *Yes, it was me* in it, and to those who told us in another way that they want them, on paper or by phone: then we keep with the address how and when.

We do not record whether you open a newsletter or which link in it you press.

### When you book a call

- Your name, and the email address or phone number we should use.
- The date and time, and whether you prefer video or voice.
- The kind of project, the package you looked at and your message.
- Your time zone, so that we both have the same hour in mind, the language of our emails about the call, and the reminders you chose.
- Whether the link in our email to you was opened, which confirms the call and the address.

To an email address we send a confirmation, the reminders you chose, and word when the call is moved or cancelled. To a phone number we send reminders only where you chose them.

### When you contact us or ask for a quote

- Your name and how to reach you.
- Your message and, for a quote, the kind of project, the package, the budget range and the timeline you mention.
- What we answer by email.

### When you apply to work with us

- Your full name, contact number and email address.
- Your area of expertise, and the link to your work if you give one.

### When you use the site

Our server sees the internet address your device calls from. The forms count calls by that address (of a long one, by its first half), so that nobody can send a thousand bookings in an afternoon. Each count holds for a day at most and is deleted within the hour after that; beside a call we keep a code computed from the address, not the address itself, until the call begins or is cancelled. Our hosting providers keep ordinary access logs for a limited time to keep the service running and safe.

Each form has a field that people do not see. What fills it in is a program, and we keep nothing of what it sends.

Buttons that open WhatsApp take you to a conversation under WhatsApp's own terms. The booking form prepares the message for you; you decide whether to send it.

## 3. Why we use it, and on what ground

- **To send you the newsletter.** Ground: your consent, given when you subscribe.
- **To hold the call you booked, to prepare for it and to send you a proposal.** Ground: the steps you asked us to take before a contract.
- **To answer you and to price your project.** Ground: the same.
- **To consider you for work.** Ground: your consent, given when you apply.
- **To carry out, invoice and support a project.** Ground: our contract with you, and the records that tax law asks us to keep.
- **To protect the site from abuse.** Ground: our duty under the PDPA's Security Principle to protect the data in our care.

You are free to give us nothing. The fields marked as required are those without which we could not answer: we cannot call back without a number or an address. We make no decision about you by machine alone.

> NOTE: We do not sell personal data, rent it out or lend it. Booking a call does not put you on the newsletter, and subscribing to the newsletter does not get you a sales call.

## 4. Who else sees it

Inside the studio, only the people who need it for their work. Outside it, companies that keep or carry data for us and may use it for nothing else:

1. the provider of our database and of the functions behind our forms;
2. the provider that serves the pages of this website;
3. the provider that delivers our email, and the one that delivers text messages where you chose reminders by text;
4. the providers of our own mailbox and calendar: each booking, message, request and application is emailed to us with what you wrote, and calls are in our calendar with your name and how to reach you;
5. our accountant, for invoices and payments of clients.

We pass data to an authority only where the law obliges us to, and no more than it asks for.

## 5. Where it is kept

Our providers work in data centres that may be outside Malaysia. Before data goes there we check that the place has a law like the PDPA, or that the provider has bound itself by contract to protection of the same standard, as section 129 of the PDPA asks.

Data travels encrypted. In the database, rules on each table decide who may read it: a visitor of the website can read nothing of what other visitors have sent, and only administrators who have signed in can read the lists. Changes that an administrator makes to records are themselves recorded.

No system is beyond fault. If personal data in our care is lost or seen by somebody who should not have seen it, we tell the Personal Data Protection Commissioner and, where significant harm to you is likely, you as well, within the times the law sets.

## 6. How long we keep it

What has passed its time in this list is deleted by itself:

- **Newsletter, confirmed:** until you leave.
- **Newsletter, never confirmed:** 30 days after the address was given.
- **Newsletter, left:** a code made of the address, from which nobody can read it, and the day you left. By it we see that an address must not be put back on the list. Ask, and we erase that too.
- **Bookings, messages and requests for a quote:** 24 months after their last change, and after the call itself. A request that led to an order stays with it.
- **Applications:** 12 months after their last change.
- **Clients from our earlier lists:** 24 months after their last change, and as long as anything else of theirs is kept.
- **Spam:** 30 days; the address or number it came from, by which we tell more of it, 12 months.
- **Emails and text messages that we sent you:** 6 months; our answers to a booking, message, request or application as long as that itself.
- **An address that does not exist, or from which our email was reported as spam:** until you ask us to erase it, so that we do not write to it again; 12 months where we write to it again.
- **The log of changes in our records:** 12 months.
- **That an address was confirmed:** 24 months, and as long as anything else is kept under it.
- **What we delete ourselves:** 30 days, in which a mistake can be undone; then for good.
- **Counts of calls by internet address:** a day at most.
- **Orders:** those that were sent, accepted or paid seven years after the year of their last change, as tax law asks; others as requests. Erasing what else we hold about you does not reach the first.

Notes that we took go with what they are about. What we look after by hand:

- **Our own mailbox and chats:** notices of what came in, and what you wrote to us there. Ask, and we delete them with the rest.
- **Invoices:** seven years, as tax law asks.
- **Drafts, pictures and texts you lent us for a project:** 12 months after launch, or until you ask for them back.

Backups are kept apart. When one has to be restored, everything that was erased since it was made is erased again, before anybody uses it.

## 7. Your rights, and how to use them

Under the PDPA you may:

- ask whether we hold personal data about you, and receive a copy of it;
- have it corrected where it is wrong, incomplete or out of date;
- withdraw your consent at any time;
- tell us to stop using your data for direct marketing;
- tell us to stop a use that causes you damage or distress without good reason;
- ask that we send your data to another organisation, where that is technically possible.

### How to ask

1. Write to {email} and say what you would like: a copy of what we hold about you, a correction, or that we erase it. There is no form to fill in. Write from the address, or name the phone number, that you used here: by these we find what is yours.
2. We may ask one question to be sure that you are you, such as a reply from the address concerned. We do not ask for a copy of your identity card.
3. We answer within 21 days. Should we need longer, we tell you why before that time is over. We charge nothing for it.

A copy is one file with everything kept under your address or number. An erasure reaches the entries themselves, the log of their changes, the emails we kept and our notes; what stays is a line that says when, how many entries and by whom of us, with a code made of your address or number by a secret key. The address cannot be read from it: it serves to erase you again where a backup is put back.

To leave the newsletter you need not write at all: every newsletter has a link, and most email programs show a button for it beside our name. It takes effect at once.

If our answer does not satisfy you, you may complain to the Personal Data Protection Commissioner (*Pesuruhjaya Perlindungan Data Peribadi*) of Malaysia.

## 8. Cookies and analytics

The site works without cookies, and its forms need none. What your browser keeps for it, on your device alone, is this:

- `booking:typed`, `contact:typed` and `quote:typed`: what you have typed into one of these forms, so that it is there when you follow a link of this site and come back. Until you send it, close the tab or the day ends.
- `booking:outbox`: a booking that has not reached our calendar, or that it refused, with your name, contact and message, so that nothing is lost. Until it is booked or you discard it, and for seven days at most.
- `booking:confirmation`: the booking whose confirmation a tab shows, with your name, contact and message, so that it can be loaded again. Until you leave that page or close the tab, and for seven days at most.
- `lead-source`: the page, the website and the campaign with which your visit began, for the form that you may send. Until you close the tab.
- `left-build`: the version of the site that this tab has left for a newer one, so that it is loaded once and not over and over. Until you close the tab.
- `scroll:` and the name of a visit: how far down you had read, so that Back leads there. Until you close the tab.
- `analytics-consent`: your answer to the question about analytics, where we ask it. For 180 days; then we ask again.

Administrators of the site have three more: their session (`sb-` and a name), until they sign out or it ends; `admin-draft:` and a name, text not saved yet, for seven days at most; and `reply-language`, the language in which they last answered, until they clear it. What has passed its time is not used, and is deleted when a page that would use it is opened.

Analytics start only after you agree. If you do, Google Analytics sets cookies and tells us which pages are read, from which part of the world and on what kind of device. If you refuse, or do not answer, it is not loaded at all. To change your answer later, clear this site's data in your browser: the question is then asked again, and nothing is counted until you answer it.

Our typefaces and pictures come from our own servers, so that reading a page tells no advertiser that you were here.

> WARNING: Links to other websites, social networks and the live sites in our portfolio leave ours. What happens there is governed by their policies, not by this one.

## 9. Children

Our services are for businesses. We do not knowingly collect data about anyone under 18. If you believe that a child has used one of our forms, write to us and we delete the entry. A parent or guardian may exercise the rights above for a child.

## 10. Data about other people

If you send us data about somebody else, for example the names and photographs of your staff, make sure that they know and agree. For data of your own customers that passes through a website we build or look after, you are the data controller and we act on your instructions. The terms of the project say how.

## 11. Changes

When our practice changes, this page changes first. The date at the top is that of the current version. A change that widens what we do with data you have already given us is sent to you before it takes effect, so that you can object.

## 12. Language and contact

This policy is written in English. A version in Bahasa Malaysia is sent on request. Where the two differ, ask us, and we follow the one that protects you better.

For questions, requests and complaints: {email} or {whatsapp}.$privacy$
),
(
  'terms_of_service',
  '2026-11-22',
  1,
  $terms$These terms apply to this website and to the work that {studio} does for its clients. A written quotation may add to them or change them for one project; where the two differ, the quotation counts. We have tried to write them so that you need no lawyer to read them. You are welcome to show them to one.

> IMPORTANT: There is no contract for a project until you have accepted a written quotation and paid its deposit. Reading this website, booking a call or receiving a proposal obliges you to nothing.

## 1. Who we are

{studio} is a web design and development studio in {city}, Malaysia. In these terms *we* is the studio and *you* is the visitor of this website or the business that engages us. Registration numbers are at the foot of each page; where they read *Pending*, registration is under way.

## 2. Using this website

You may read, print and share its pages. Please do not try to break it, flood its forms, or copy its design and text as your own.

Articles here are general information for business owners. They are not legal, tax, medical or financial advice, and rules change after an article is written. Check with the body or the adviser responsible for you before you act on one.

Figures on this website about satisfaction, delivery, retention, speed or uptime describe the studio's work as a whole. They are not a promise about your project; what we promise is in your quotation.

## 3. Calls and proposals

A consultation is free, takes 30 minutes and obliges you to nothing. You may move it up to 2 hours before it begins. We send a written proposal within 24 hours after the call, unless we agree on the call that more time is needed.

## 4. Quotations and scope

Each project is quoted once, in ringgit. Informational sites start from {spark_price}. Advanced e-commerce and custom applications range from {apex_price} to {upper_price} and above.

A quotation lists the pages, the functions, the languages and the number of designs it covers, and what is left to you. It is valid for 30 days. What it lists is included; what it does not list is not. There are no hidden fees.

If you ask for something beyond the list, we tell you what it costs and how it moves the date before we begin on it. Nothing is added to an invoice that you have not agreed to in writing. A WhatsApp message is writing.

Sales and service tax is added only where we are registered for it and the law requires it. The quotation then shows it as a line of its own.

## 5. Deposits and payment

- **Projects under {apex_price}:** 50% to begin, 50% before launch.
- **Projects from {apex_price}:** 40% to begin, 30% when the design is approved, 30% before launch.
- Invoices are due within 14 days of their date, by bank transfer or DuitNow.

The deposit reserves our time and pays for the first stage. If a payment is more than 14 days late we may pause the work, after a reminder, until it arrives. Dates move by the length of the pause.

## 6. What we need from you

- One person who can decide, and whose approval counts.
- Texts, pictures, logos and prices at the times the plan shows, or an agreement that we make them for you.
- Access to your domain, hosting and other accounts where the work needs it.
- An answer to questions and drafts within five working days.

You confirm that you may use whatever you give us, that it breaks nobody's rights, and that the people in it have agreed. If your profession or your products have rules of their own on advertising, the check of the final text is yours. We are glad to leave room in the plan for it.

If we hear nothing for 30 days, we may treat the project as resting, invoice the work done so far, and agree on a new date when you return.

## 7. Revisions and approval

Each design includes two rounds of revisions, and the finished site one more before launch. A round is one collected list of changes. Corrections of our own mistakes are never counted. Further rounds, or a new direction after you have approved a design, are quoted separately.

When you approve a stage in writing, we build on it. Before launch you receive a private address at which you can test everything on your own devices.

## 8. Delivery times

An average that this website names is that of informational sites, counted from the day on which the deposit and your content have arrived. The dates in a quotation are careful estimates and not guarantees, because they depend on both sides. If we see that a date will move, we tell you at once, with the reason and the new date.

> NOTE: The commonest cause of delay is text that is not there yet. If writing is not your trade, ask us to draft it. We say in the quotation what that costs.

## 9. Domain, hosting and other third parties

Your domain and your hosting are registered in your name and paid by you to their providers. So are payment gateways, booking engines, email services, fonts, pictures and plugins that ask for a licence. We name these costs before you accept, as far as we know them; the providers may change their prices and terms later.

We choose providers with care. We do not control them, and we are not liable for their failures, price changes or withdrawal of a service.

## 10. Care & Maintenance plans

A plan is optional. Without one the site remains yours and keeps running; updates, backups and changes are then your own affair or are quoted one by one.

A plan runs from month to month. Its sheet lists what is included and how soon we respond. Either of us may end it with 30 days' notice, and hours not used do not carry over unless the sheet says so.

## 11. Who owns what

Until the last payment has arrived, everything we make for the project is ours. When it has, the copyright in the design, the text and the code written for you passes to you, for the whole world and without limit in time. We sign a separate assignment if you would like one.

Three things stay outside: your own content, which was always yours; open-source software, which keeps its licences; and the tools and methods that we use for many clients, for which you receive a permanent licence to use them in your site.

Unless you ask us not to, we may show the finished work in our portfolio and name you as a client. We publish no figures from your business without your written consent.

## 12. Confidentiality and personal data

What you tell us about your business and is not public stays between us, during the project and afterwards. We expect the same of you concerning our prices and drafts.

Where we handle personal data of your customers, we do so on your instructions, for the project alone, and in accordance with the Personal Data Protection Act 2010. How we treat your own data is in our [privacy policy](/privacy-policy).

## 13. Warranty

For 30 days after launch we repair, free of charge, whatever does not work as the quotation describes, in the current versions of the common browsers. The warranty does not cover changes made by others, faults of third parties, or new wishes.

We build to good practice for speed, security and search engines. Nobody can honestly guarantee a place in search results, a number of enquiries or a number of sales, and we do not.

> WARNING: Keep your own copy of important content, and keep the passwords of your domain and hosting where two people can find them. A lost domain is hard to get back, for anybody.

## 14. Liability

We are liable for loss that we cause through breach of contract or negligence, up to the amount you have paid us for the project concerned. For a plan, the limit is what you paid in the last 12 months. We are not liable for lost profit, lost business or other indirect loss.

Nothing in these terms limits liability that the law does not allow to be limited, nor your rights under the Consumer Protection Act 1999 where that Act applies to you.

## 15. Ending a project

You may end a project at any time in writing. You pay for the work done up to that day, and the deposit is set off against it. What remains of the deposit is returned within 14 days; the work paid for is handed over as it stands.

We may end a project if an invoice stays unpaid for 30 days after a reminder, if we are asked to do something unlawful, or if trust has broken down on either side. In the last case you pay only for what you can use.

A free call may be cancelled at any time. If you cannot come, a short message is kind: somebody else may be waiting for the hour.

## 16. Events outside anyone's control

Neither of us is liable for a delay caused by flood, fire, epidemic, power or network failure, acts of government or a similar event. The one who is affected tells the other quickly. If it lasts longer than 60 days, either may end the project as in section 15.

## 17. Law and disputes

These terms are governed by the laws of Malaysia. If something goes wrong, please talk to us first: most disputes about websites end in one meeting. If we find no agreement within 30 days, the courts of Malaysia at Kuala Lumpur decide.

If one clause turns out to be invalid, the others stay in force.

## 18. Changes and contact

We may change these terms for the future. The version that applies to your project is the one published here on the day you accepted the quotation.

Questions before you accept are better than questions afterwards: {email} or {whatsapp}.$terms$
)
on conflict (type, last_updated, revision) do nothing;

insert into public.company_info (key, value) values
  ('company_name', ''),
  ('ssm_number', 'Pending'),
  ('sst_number', 'Pending')
on conflict (key) do nothing;

-- Example URLs in place of the owner's accounts.
insert into public.social_links (platform, url, icon, display_order) values
  ('LinkedIn', 'https://www.linkedin.com/company/rentak-studio-example', 'Linkedin', 1),
  ('Instagram', 'https://www.instagram.com/rentak.studio.example', 'Instagram', 2),
  ('Facebook', 'https://www.facebook.com/rentak.studio.example', 'Facebook', 3),
  ('Threads', 'https://www.threads.net/@rentak.studio.example', 'Threads', 4)
on conflict do nothing;

insert into public.portfolio_settings (key, value) values
  (
    'portfolio_intro',
    $json${
      "title": "Every project and its status",
      "content": "Live sites, work in progress and concepts, each marked as what it is."
    }$json$
  ),
  (
    'homepage_featured_intro',
    $json${
      "content": "Open the live ones on your phone, press the buttons, and look for what your own customers would look for first."
    }$json$
  )
on conflict (key) do nothing;

-- With an empty copyright the page shows its own line with the current year.
insert into public.site_settings (key, value) values
  (
    'studio',
    $json${
      "name": "Rentak Studio",
      "email": "hello@rentak-studio.example",
      "whatsapp_number": "+60 12-345 6789",
      "city": "Kuala Lumpur",
      "service_areas": ["Kuala Lumpur", "Selangor", "Penang", "Johor", "Melaka"],
      "opening_hours": [],
      "description": "A web design and development studio for Malaysian SMEs, law firms and clinics.",
      "mark": null
    }$json$
  ),
  (
    'footer_content',
    $json${
      "tagline": "Websites that earn their keep.",
      "description": "Web design and development for Malaysian law firms, clinics and growing businesses.",
      "copyright": "",
      "made_with": "Designed with passion in Malaysia.",
      "show_newsletter": true
    }$json$
  ),
  -- The specification's call hours are the defaults of public.call_rules, and its prices those of
  -- src/content/packages.ts. Its claims (src/content/site.ts) have no row until the owner has saved them.
  ('call_hours', '{}'),
  ('packages', '{}'),
  -- SMS require a provider (docs/deploy.md).
  ('reminders', '{"sms": false}')
on conflict (key) do nothing;

insert into public.about_settings (key, value) values
  (
    'story_vision_section',
    $json${
      "title": "Why there is a studio called Rentak",
      "subtitle": "From a shophouse table in Kuala Lumpur",
      "content": [
        "Rentak Studio began with a complaint. The owner of a small firm had paid for a website, and when he wanted to change his telephone number he could not. The person who had built it no longer answered. The domain was in somebody else's name. It took him longer to get his own address back than it had taken to build the site.",
        "Nothing about that was rare. Small businesses here are sold websites by the page, by the month or by the adjective, and are left with something they can neither read nor move. We thought it could be done in another way: ask first what the customer has to decide, write that down, build it so that it opens on an old phone in a lift, and hand over the keys.",
        "Rentak is Malay for beat, the steady pulse a drummer keeps so that everybody else can play. A business has one as well: the hour the phone rings, the day the invoices go out, the season in which everything happens at once. A website should keep that time with you instead of asking you to stop and look after it.",
        "What we would like to see is simple. A lawyer in Ipoh, a clinic in Klang and a homestay in Kuala Terengganu each with a site that says who they are, what they do and what it costs, which belongs to them, and which they can change on a Sunday evening without ringing us."
      ],
      "quote": "If you cannot change your own telephone number, it is not your website."
    }$json$
  ),
  (
    'founder_profile_section',
    $json${
      "title": "Who takes the first call",
      "subtitle": "Farah Idris, founder",
      "content": [
        "Farah takes the first call with most clients herself. She begins with a sheet of paper and three questions: who buys, what do they need to decide, and what is a sale worth in ringgit. Colours come later.",
        "She learnt the trade from both sides, first writing for businesses that hired agencies and then building for agencies that hired her. From the first she keeps the habit of reading a page aloud. From the second she keeps a short list of things a quotation should never be silent about.",
        "She would rather talk you out of a page than sell you one that nobody opens. If a free listing and a good photograph are all you need this year, that is what you will hear on the call."
      ],
      "photo_url": "/images/founder.svg",
      "quote": "Bring the question your customers ask most often. We usually start with that one.",
      "signature": {
        "text": "Farah Idris",
        "name": "Farah Idris",
        "title": "Founder, {studio}"
      },
      "linkedin_url": "https://www.linkedin.com/company/rentak-studio-example"
    }$json$
  ),
  (
    'niche_focus_section',
    $json${
      "title": "Every trade has its own first question",
      "subtitle": "Why we ask what you do before we ask what you like",
      "content": [
        "Somebody looking for a lawyer wants a name, a practice and an idea of the fee. Somebody looking for a clinic wants the hours and the panel. Somebody looking for a homestay wants to see the bathroom. The same five pages cannot serve all three, and so we do not sell the same five pages.",
        "We work for law firms, clinics, accountants, financial practices and property agents, for hotels, homestays and restaurants, for salons, schools and gyms, for shops, and for firms that are only beginning. For each we keep notes on what its customers ask first, which rules on advertising it has to mind, and which systems it already uses. You can read those pages under Services before you talk to us.",
        "Where your trade has a regulator, the last word on a sentence belongs to you and to them. We leave room for that in the plan."
      ],
      "testimonial": {
        "quote": "They asked what people are afraid of when they ring us. We had never written that down. It became the first page.",
        "author": "Partner, two-lawyer practice in Melaka",
        "is_sample": true
      }
    }$json$
  )
on conflict (key) do nothing;

insert into public.blog_settings (key, value) values
  (
    'blog_metrics',
    '{"expert_articles": "", "monthly_readers": "500+", "growing_community": "Growing"}'
  )
on conflict (key) do nothing;
