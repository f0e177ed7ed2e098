-- Service page for SMEs and startups, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'sme-startup',
  '{for-sme-startup,for-smes-startups}',
  '{
    small business, business, startup, start-up, sme, company, sdn bhd, enterprise, entrepreneur, founder,
    perniagaan, peniaga, bisnes, usahawan, syarikat, pks, perniagaan kecil, industri kecil, shop, kedai,
    grocery, kedai runcit, pasar mini, mini market, hardware shop, kedai besi, contractor, kontraktor,
    construction, pembinaan, builder, renovation, ubah suai rumah, electrician, juruelektrik, plumber,
    tukang paip, aircon service, servis aircond, locksmith, welder, tukang besi, carpenter, tukang kayu,
    roof and awning, workshop, bengkel, car workshop, bengkel kereta, mechanic, mekanik, tyre shop, kedai tayar,
    motorcycle shop, kedai motor, car wash, cuci kereta, used car dealer, kereta terpakai, car rental,
    kereta sewa, laundry, dobi, cleaning service, cleaner, tukang cuci, pest control, kawalan perosak, printing,
    kedai cetak, photographer, jurugambar, videographer, event planner, wedding planner, perancang perkahwinan,
    florist, kedai bunga, pet shop, kedai haiwan, tailor, tukang jahit, furniture, perabot, interior designer,
    hiasan dalaman, factory, kilang, manufacturer, pengilang, supplier, pembekal, exporter, logistics, lorry,
    transport, pengangkutan, mover, pindah rumah, farm, ladang, petani, nursery, tech company, it company,
    software, app developer, agency, marketing agency, consultant, perunding, freelancer, security company,
    pengawal keselamatan, engineer, jurutera, other, lain-lain
  }',
  'SMEs & Startups',
  'Store',
  'What you sell, what it costs, where you are, and a button that opens WhatsApp.',
  'live', 1, true,
  $json$
{
  "slug": "sme-startup",
  "title": "Websites for SMEs & Startups",
  "metaTitle": "Websites for SMEs & Startups in Malaysia",
  "metaDescription": "Websites for Malaysian SMEs and startups from {spark_price}: services, prices, map and a WhatsApp button on the first screen. One quote, no hidden fees.",
  "hero": {
    "headlineText": "People look you up before they ring. Give them something to find.",
    "subheadlineText": "Your trade, your prices, your area and a WhatsApp button, on a site of your own from {spark_price}. We work to a {delivery} average delivery.",
    "ctaText": "Book a call about your business",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Right now a new customer has to guess",
    "introductoryParagraphs": [
      "A factory manager in Klang needs his loading bay repainted. A colleague sends him your name. He types it into Google and finds a Facebook page last touched two Raya ago.",
      "He does not ring the colleague back to complain. He opens the next result. It has a price range, six photographs of floors and a form, so that is where the job goes.",
      "A new company has the same trouble from the other end. It has an SSM number, a logo and a good first product, and no address on the internet that it can print on an invoice."
    ],
    "problemQuestions": [
      {
        "question": "Why do people message to ask for the price, then go quiet?",
        "answer": "Because a number by itself has nothing to hold on to. Put a range on the page with what moves it, and the message that comes is about the job."
      },
      {
        "question": "My customers all come from word of mouth. What would a website add?",
        "answer": "People who hear your name look it up before they ring."
      },
      {
        "question": "I have Facebook, Instagram and a Shopee store. Do I still need a site?",
        "answer": "Keep all three. They bring people past; your own page answers the search for a service and a town, and it is the one address nobody can close."
      },
      {
        "question": "How do I look settled when we registered the company four months ago?",
        "answer": "With facts that can be checked: registration number, premises, who answers, photographs of the first jobs. Nobody asks for a founding year when those are there."
      },
      {
        "question": "Who will keep it up to date when there are three of us and we are all on site?",
        "answer": "Anyone with a phone and five minutes. Prices, pictures and hours are edited behind a login; with a care plan you send us a message instead."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "What changes on an ordinary working day",
    "introductoryText": "We plan the site around the questions you already answer by phone. Each one you can put on a page is one you stop typing.",
    "outcomes": [
      {
        "iconName": "MessageCircle",
        "title": "Enquiries that arrive with details",
        "description": "The form asks for the job, the town and the date. What lands in your WhatsApp can be priced without four more messages."
      },
      {
        "iconName": "Search",
        "title": "A page for each thing you sell",
        "description": "Somebody in Batu Pahat searching for awning repair lands on your awning page, and reads about awnings there."
      },
      {
        "iconName": "Banknote",
        "title": "Fewer people who only wanted a price",
        "description": "A range with the reason beside it lets the wrong customer leave early."
      },
      {
        "iconName": "BadgeCheck",
        "title": "Proof a buyer can check",
        "description": "Registration number, premises, photographs of finished work and the name of the person who answers."
      },
      {
        "iconName": "Layers",
        "title": "Room for the second branch",
        "description": "Add an outlet, a service or a job opening as one more page. You do not pay for a new website when you grow."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. For a team with no spare afternoon",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "One call of 30 minutes, then a list from us: the five questions customers ask most, the three services that pay the rent, and the photographs you already have in your phone."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "You see pages with your own prices and words on them. Once you approve, we move the site to your domain, test it on a slow phone and submit it to Google."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "After a month we look at which page brought enquiries and which was never opened. We move the first one up and rewrite the other, or show you how."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Sites for small companies that wanted enquiries"
  },
  "essentialFeatures": {
    "sectionHeadline": "What goes into the first version",
    "introductoryText": "Seven parts, chosen because an owner can use every one of them in the first week.",
    "featuresList": [
      {
        "iconName": "PhoneCall",
        "featureTitle": "WhatsApp and call buttons",
        "featureDescription": "They stay within reach of a thumb on every page. The message opens with the name of the service already written in."
      },
      {
        "iconName": "Tags",
        "featureTitle": "Prices or price ranges",
        "featureDescription": "A table you can edit yourself when the cost of steel, flour or diesel moves."
      },
      {
        "iconName": "MapPinned",
        "featureTitle": "Area and directions",
        "featureDescription": "The towns you serve in words, with links that open Waze and Google Maps at your door."
      },
      {
        "iconName": "Languages",
        "featureTitle": "Bahasa Malaysia, English, Chinese or Tamil",
        "featureDescription": "One language or several. Every page keeps its own address in each of them, so search engines can find each one."
      },
      {
        "iconName": "Images",
        "featureTitle": "A record of finished jobs",
        "featureDescription": "Photograph, place, month and what was done. Adding one takes five minutes from a phone."
      },
      {
        "iconName": "QrCode",
        "featureTitle": "Deposits by FPX or DuitNow",
        "featureDescription": "For workshops, events and made-to-order goods, once you hold an account with a payment gateway."
      },
      {
        "iconName": "ShieldCheck",
        "featureTitle": "A PDPA notice in plain words",
        "featureDescription": "What each form collects, why, and whom to ask about it. Have your own adviser read it once."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "What owners ask us first",
    "faqItems": [
      {
        "question": "What does a website for a small company cost?",
        "answer": "Informational sites start from {spark_price}. Online shops and custom applications run from {apex_price} to {upper_price} and above."
      },
      {
        "question": "We have no photographs and no time to write. Can you still begin?",
        "answer": "Yes. Tell us about your work on the call and we draft the words from your answers. For pictures we send a short list you can shoot in one hour."
      },
      {
        "question": "Is a Facebook page not enough?",
        "answer": "It is good for people who know you."
      },
      {
        "question": "Can I change things myself later?",
        "answer": "You can edit text, prices and photographs behind a login, from a laptop or a phone. With a care plan, we do it for you."
      },
      {
        "question": "We may pivot in six months. Should we wait?",
        "answer": "Start smaller instead. A Spark site with a few pages tells you which offer people ask about."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Bring us the question you answer ten times a week",
    "bodyText": "We will show you on the call where it belongs on a page. A written proposal with one price follows within 24 hours, and the call costs nothing.",
    "primaryCtaText": "Book a free 30-minute call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "See what moves the price",
    "secondaryLinkUrl": "/pricing"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'sme-startup',
    'I install gates. I did not think anyone would read about gates. Now people send me the photograph from my own page and say, this one, but two feet wider.',
    'Owner, metalwork shop in Batu Pahat',
    1,
    true
  ),
  (
    'sme-startup',
    'They asked what a customer is worth to us before they asked about colours. We cut eleven pages to five on that first call, and the quote went down with them.',
    'Director, packaging supplier in Shah Alam',
    2,
    true
  ),
  (
    'sme-startup',
    'We were two people and a borrowed desk, and the procurement form wanted a company website. Ours lists our SSM number, our address and our faces. We passed.',
    'Co-founder, software startup in Bayan Lepas',
    3,
    true
  )
on conflict do nothing;
