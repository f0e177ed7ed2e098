-- Service page for restaurants and F&B (/services/restaurant), with testimonials of restaurateurs.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'restaurant',
  '{for-restaurant,for-restaurant-f-b}',
  '{
    restaurant, eatery, diner, cafe, coffee shop, coffee, coffee house, coffee roaster, kopitiam, bistro, bar,
    pub, tea house, bubble tea, boba, drinks, juice, food, food and beverage, food business, food stall,
    food truck, food court, hawker, hawker stall, stall, mamak, nasi kandar, nasi lemak, banana leaf, seafood,
    steamboat, hotpot, dim sum, noodles, burger, pizza, western food, fast food, bbq, grill, steak,
    chicken rice, vegetarian, halal food, buffet, fine dining, bakery, baker, home baker, bread, cake,
    cake shop, pastry, patisserie, cookies, dessert, ice cream, chocolate, catering, caterer, canteen,
    cloud kitchen, central kitchen, kitchen, frozen food, chef, cook, sushi, restoran, kafe, kedai kopi,
    kedai makan, kedai mamak, kedai roti, kedai kek, kedai burger, warung, warung makan, gerai, gerai makan,
    penjaja, medan selera, trak makanan, makan, makanan, makanan laut, makanan sejuk beku, minuman, teh tarik,
    kopi, air balang, jus, roti, roti canai, bakeri, kek, kuih, kuih raya, biskut, pencuci mulut, aiskrim,
    coklat, katering, kenduri, kantin, dapur, tukang masak, satay, sate, ikan bakar, ayam goreng, ayam, mee, mi,
    tomyam, sambal, nasi, bufet, bufet ramadan
  }',
  'Restaurant & F&B',
  'UtensilsCrossed',
  'The menu in words and ringgit, tonight’s hours, and a table for nine without a phone call.',
  'live', 11, true,
$json$
{
  "slug": "restaurant",
  "title": "Websites for Restaurants & F&B",
  "metaTitle": "Restaurant Websites in Malaysia: Menu, Hours, Tables",
  "metaDescription": "Restaurant and café websites with a menu you edit between lunch and dinner, hours that know Ramadan, and table requests. For Malaysian F&B, from {spark_price}.",
  "hero": {
    "headlineText": "Seven in the evening. Where shall we eat, how much, and is there a table for nine?",
    "subheadlineText": "We build restaurant websites that answer all three: the menu as text with prices, the hours of this very day, and a table request that reaches the person with the reservation book.",
    "ctaText": "Talk about your restaurant",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "The menu online is two price rises old",
    "introductoryParagraphs": [
      "A daughter in Petaling Jaya is choosing the dinner for her father’s seventieth. She pinches and drags your PDF, gives up on its third page, and asks the family chat for another name.",
      "Delivery apps carry your food across town. They take a share of each order for it and decide which picture of your laksa comes first. The office that wants forty packets every Friday could do with a plain form instead.",
      "Then the hours. Shut on alternate Mondays, open for sahur, last order at 9.15: all of it true, and all of it on a sheet beside the cashier."
    ],
    "problemQuestions": [
      {
        "question": "How do I change one price without ringing a designer?",
        "answer": "From your phone, between lunch and dinner. One price, one dish or one line for tonight; the code on the table opens the same menu."
      },
      {
        "question": "What may we say about halal while the certificate is being processed?",
        "answer": "We leave the word and the logo off until you hold the certificate, and list what goes into each dish. Check other phrases with JAKIM or your state’s authority."
      },
      {
        "question": "How do I ask for a deposit on twenty seats without frightening people off?",
        "answer": "Show the terms first: how many seats, how much, until when it comes back. Then one button for FPX or DuitNow."
      },
      {
        "question": "Why do tourists stand at our door reading reviews when the menu is right there?",
        "answer": "They look for what a dish is, what it costs and whether they may sit."
      },
      {
        "question": "Could our regular orders come to us directly?",
        "answer": "For pickup, yes: packets chosen, paid for and given a time that your kitchen has agreed to. Keep the apps for those who need a rider."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "Decided before anyone looks for parking",
    "introductoryText": "Dinner is settled by the hungriest person with a phone. Your page has about a minute to feed that person with facts.",
    "outcomes": [
      {
        "iconName": "Soup",
        "title": "What there is",
        "description": "Each dish in words, with its price and small marks for spicy, vegetarian, nuts or shellfish. No pinching, no dragging."
      },
      {
        "iconName": "Clock",
        "title": "Whether you are open",
        "description": "The first line knows today. It minds public holidays, Ramadan, the afternoon break and last order."
      },
      {
        "iconName": "Users",
        "title": "Whether they can sit",
        "description": "Day, time, heads, baby chair, wheelchair. Small tables are confirmed at once and large ones wait for your manager."
      },
      {
        "iconName": "MapPin",
        "title": "How to reach you",
        "description": "The pin, the car park, the nearest station and the right lift, for a shop on the second floor of a mall."
      },
      {
        "iconName": "ShoppingBag",
        "title": "What to carry home",
        "description": "Packets chosen, paid for and given a collection time that your kitchen has agreed it can keep."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. Taste, plate, taste again",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We look you up the way a new guest would, hungry and on a phone. We ask the floor staff which question they are sick of. Then you decide the order of the menu, the dishes worth a photograph, and where bookings land."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "Send the menu in whatever state it is in. We type it out and your chef corrects the spelling of her own dishes. One morning of pictures covers what people point at. We work to a {delivery} average delivery."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Buka puasa sets, reunion dinner, mooncake weeks, durian season."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Tables we have laid on screen"
  },
  "essentialFeatures": {
    "sectionHeadline": "Order only what you need",
    "introductoryText": "A kopitiam in Muar and a dining room in Bukit Bintang will circle different items on this list.",
    "featuresList": [
      {
        "iconName": "BookOpen",
        "featureTitle": "A menu with an eraser",
        "featureDescription": "Siakap finished, prawns dearer, pudding back on Friday. Change it between lunch and dinner, and the next visitor sees it."
      },
      {
        "iconName": "QrCode",
        "featureTitle": "The same menu at the table",
        "featureDescription": "A code on the table opens the live page without an app. Paper stays for people who like paper."
      },
      {
        "iconName": "Languages",
        "featureTitle": "Dishes in three languages",
        "featureDescription": "Bahasa Malaysia, English and Chinese together, so that a couple from Taipei know what ikan patin tempoyak will be."
      },
      {
        "iconName": "CalendarHeart",
        "featureTitle": "Private rooms and big tables",
        "featureDescription": "Sets by the head, seats in the room, minimum spend, and a deposit by FPX or DuitNow once the terms have been read."
      },
      {
        "iconName": "ReceiptText",
        "featureTitle": "Prices as the bill will show them",
        "featureDescription": "One line says whether service charge and service tax are in the price or added. Your accountant knows which of the two applies."
      },
      {
        "iconName": "BadgeCheck",
        "featureTitle": "A certificate, where one is held",
        "featureDescription": "The halal certificate appears with its reference and expiry, on the page of the outlet that holds it. Other outlets have no such block at all."
      },
      {
        "iconName": "Store",
        "featureTitle": "One page an outlet",
        "featureDescription": "Own hours, own telephone, own specials. Somebody searching in Seremban is shown Seremban."
      },
      {
        "iconName": "ClipboardList",
        "featureTitle": "Orders for forty",
        "featureDescription": "Offices and surau committees pick packets, a date, a drop-off and a name for the receipt. You get one message and reply yes."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Asked at the cashier",
    "faqItems": [
      {
        "question": "May we write halal while our application is pending?",
        "answer": "We leave the word and the logo off until you hold the certificate. Related phrases can be caught by the rules too, so check with JAKIM or your state’s religious authority before using any, pork-free included."
      },
      {
        "question": "What is the price for a café with one outlet?",
        "answer": "Menu, hours, map and table requests make an informational site, which starts from {spark_price}. An ordering system built for you is a custom app, in the range of {apex_price} to {upper_price}+."
      },
      {
        "question": "Should we leave the delivery apps?",
        "answer": "That is your arithmetic. A page of your own suits the regulars who would rather collect."
      },
      {
        "question": "Will orders go into our point of sale?",
        "answer": "If its supplier offers a connection, yes, and we speak with them before we quote. Where there is none, orders print in the kitchen or show on a tablet."
      },
      {
        "question": "Our pictures are poor. Do we need a photographer?",
        "answer": "For ten or twelve dishes it is worth a morning. The rest can manage with a window at eleven o’clock, a wiped rim and no flash."
      },
      {
        "question": "Who answers table requests in the middle of service?",
        "answer": "No one has to. Up to the size you choose, tables are given out from the seats left in that half hour. Bigger parties get a courteous holding reply and wait for your quiet time at four."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Send us the menu, stains and all",
    "bodyText": "We read it before we speak. Then come thirty free minutes by video or voice about hours, tables and what to photograph. The proposal is in your inbox within 24 hours.",
    "primaryCtaText": "Reserve a call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Ask a question first",
    "secondaryLinkUrl": "/contact"
  }
}
$json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  ('restaurant', 'The fish changes daily, so every menu I ever printed was wrong by noon. Now I tick it off at the market, phone in one hand, bag of ice in the other.', 'Chef and owner, seafood restaurant in Kuala Selangor', 1, true),
  ('restaurant', 'I did not want the private room’s price on the page. My wife did. People who ring have seen the number already and go straight to the steamed grouper.', 'Owner, banquet restaurant in Melaka', 2, true),
  ('restaurant', 'Our certificate covers one outlet, and the other is still waiting. They would not let a single logo sit above both, so we have two pages.', 'Operations lead, nasi campur restaurants in Bangi', 3, true)
on conflict do nothing;
