-- Service page for homestays and holiday rentals (/services/homestay), with testimonials of hosts.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'homestay',
  '{for-homestay,for-homestay-vacation-rentals}',
  '{
    vacation rental, holiday rental, holiday home, vacation home, holiday house, guest house, guesthouse,
    bed and breakfast, b&b, bnb, short stay, short-term rental, short term rental, daily rental, host, airbnb,
    airbnb host, villa, private villa, pool villa, bungalow, chalet, cottage, cabin, tree house, tiny house,
    kampung house, village stay, farm stay, beach house, houseboat, hostel, backpackers, dormitory, campsite,
    camping, glamping, retreat, event house, staycation, weekend house, inap desa, rumah inap, rumah percutian,
    rumah tamu, rumah rehat, rumah sewa harian, sewa harian, sewa homestay, pemilik homestay, rumah kampung,
    rumah pokok, rumah bot, rumah kolam, vila, banglo, kabin, calet, tapak perkhemahan, tapak khemah,
    perkhemahan, berkhemah, asrama, bilik harian, penginapan, percutian, cuti, homestay
  }',
  'Homestay & Vacation Rentals',
  'House',
  'Open dates, nightly rates and house rules on one page, so a family can decide before the first message.',
  'live', 8, true,
$json$
{
  "slug": "homestay",
  "title": "Websites for Homestays & Vacation Rentals",
  "metaTitle": "Homestay Website Design in Malaysia, From {spark_price}",
  "metaDescription": "Websites for Malaysian homestays and holiday houses: open dates, nightly rates, house rules and a request that reaches your WhatsApp. From {spark_price}.",
  "hero": {
    "headlineText": "Ten people, two nights, one house. Show them it is free.",
    "subheadlineText": "We build homestay websites where a family finds the open dates, the price for their group and the rules of the house. They write to you once, with the facts in hand.",
    "ctaText": "Talk about your house",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Your phone has become the reception desk",
    "introductoryParagraphs": [
      "On the Thursday before a long weekend, the same message arrives all evening: still available? You answer the first three before dinner. By the time the plates are washed, the others have found a house in the next taman.",
      "Booking sites bring new guests to your gate, and they take a share of every stay for doing so. The aunties who come back to Ipoh each Qing Ming need no introduction. They need a shorter way to you.",
      "Meanwhile the facts lie scattered. The rate is in an old chat, the check-in time under a photograph, the house rules in your head."
    ],
    "problemQuestions": [
      {
        "question": "Why do people still ask the price when I posted it last week?",
        "answer": "Because the post is below twelve others by now. On a page the price is beside the dates and is added up for their nights."
      },
      {
        "question": "How do I stop two families from taking the same Saturday?",
        "answer": "With one calendar behind every listing. A night sold elsewhere closes on your page; for stays of the same day you can be asked first."
      },
      {
        "question": "Can I collect a deposit before I hold Hari Raya for somebody?",
        "answer": "Yes. A payment provider takes it, and the dates are held once it confirms. Your cancellation terms are above the button."
      },
      {
        "question": "What do I write so that twenty people do not arrive at a house for eight?",
        "answer": "The largest number of guests, beside the first photograph, and a form that does not count past it. The deposit terms say the rest."
      },
      {
        "question": "Am I paying commission on guests who already had my number?",
        "answer": "If they book through a site, usually. Give them an address of your own to come back to, and those nights are yours."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "What a guest can settle alone, at midnight",
    "introductoryText": "Someone planning a trip should walk through the house on a phone, count the beds, add up the nights and send one request.",
    "outcomes": [
      {
        "iconName": "CalendarCheck",
        "title": "Whether the nights are open",
        "description": "Two taps give arrival and departure. Taken nights are crossed out, and nobody has to wake you to ask."
      },
      {
        "iconName": "Calculator",
        "title": "What the stay comes to",
        "description": "Weekday, weekend and school-holiday rates add themselves up. The cleaning charge and the refundable deposit have lines of their own."
      },
      {
        "iconName": "Users",
        "title": "Whether everyone fits",
        "description": "Beds, bathrooms, spare mattresses and the largest group you accept are beside the first photograph."
      },
      {
        "iconName": "HandCoins",
        "title": "How to come straight to you",
        "description": "A returning guest books on your own address. No booking site takes a share of those nights."
      },
      {
        "iconName": "KeyRound",
        "title": "How to get in",
        "description": "A paid booking opens a private page with the map pin, the gate, the parking and the Wi-Fi name. You send the key code yourself."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. From your chats to your calendar",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We read a month of guest messages with you and list what people asked. Then we set the seasons that you live by: weekends, school holidays, Raya, Chinese New Year. You decide who may book at once and who must ask first."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "You photograph the rooms by our shot list. We write the pages, join the calendars and try a booking on a slow phone, from the first tap to the deposit. We work to a {delivery} average delivery."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Before each school holiday, sit with us over the figures: which room people looked at, where they stopped, what they still had to ask. We change one thing at a time. This is part of the optional Care & Maintenance plan."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Places to stay, from our drawing board"
  },
  "essentialFeatures": {
    "sectionHeadline": "What belongs on a homestay page",
    "introductoryText": "Each item here began as a question that a guest typed with one thumb.",
    "featuresList": [
      {
        "iconName": "CalendarRange",
        "featureTitle": "One calendar behind every listing",
        "featureDescription": "A night sold on a booking site closes on your page, and the other way round, through calendar links. Those links are read at intervals, so same-day stays can be set to ask you first."
      },
      {
        "iconName": "Images",
        "featureTitle": "Rooms with captions",
        "featureDescription": "Porch, living room, bedrooms, bathroom, kitchen. Under each picture are the bed width and a word on fan or air-conditioner."
      },
      {
        "iconName": "ListChecks",
        "featureTitle": "What is in the cupboards",
        "featureDescription": "Rice cooker, plates for twelve, washing machine, iron, prayer mats and the qibla mark. If it is not in the house, it is not on the list."
      },
      {
        "iconName": "ScrollText",
        "featureTitle": "House rules with a tick box",
        "featureDescription": "Quiet hours, smoking, pets, barbecues and extra guests. The guest ticks them before paying, and a copy goes out with the confirmation."
      },
      {
        "iconName": "QrCode",
        "featureTitle": "Deposits by DuitNow or FPX",
        "featureDescription": "The dates are held once the payment provider confirms, so no one sends you a screenshot of a transfer."
      },
      {
        "iconName": "MapPinned",
        "featureTitle": "Minutes from your gate",
        "featureDescription": "To the beach, the wedding hall, the hospital, the pasar malam: driven by you, written as you would tell a cousin."
      },
      {
        "iconName": "MessageCircle",
        "featureTitle": "WhatsApp with the dates filled in",
        "featureDescription": "The button opens a chat that already names the nights, the adults, the children and the total."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Asked by hosts",
    "faqItems": [
      {
        "question": "May I stay on the booking sites?",
        "answer": "Please do. They find people who have never heard of you. Your own site serves those who have: the cousin, the wedding guest, last year’s family. Both show the same nights."
      },
      {
        "question": "What would a site for one house cost?",
        "answer": "From {spark_price} for pages that inform. Online deposits, seasonal rates or a second house add work, and the quote says how much before we begin. You pay it once. After that come only domain and hosting."
      },
      {
        "question": "Do I need a licence, and must I charge tourism tax?",
        "answer": "It depends on where the house stands and how you let it. Check with your local council and, in a condominium, with the management body. For tourism tax ask the Royal Malaysian Customs Department. If you hold a number, we show it in the footer."
      },
      {
        "question": "My photographs are all from a phone. Is that enough?",
        "answer": "Usually. Daylight, a clean lens and a cleared table do most of it. We straighten and shrink what you send, and we tell you when a room deserves another try."
      },
      {
        "question": "How do I refuse a party politely?",
        "answer": "Let the page be firm for you. The guest count stops at your limit, and the deposit terms are one plain paragraph. If you prefer, nothing is confirmed until you have read the request and tapped yes."
      },
      {
        "question": "Who changes the rates for next year’s holidays?",
        "answer": "You do, from a phone, in the car park if need be. One screen lists each season, its first night, its last night and its price."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Tell us where the house is",
    "bodyText": "Thirty minutes by video or voice, free and with no obligation. We open your listing together, note what it leaves unsaid, and write you a proposal within 24 hours of the call.",
    "primaryCtaText": "Book my free call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "See how quotes are made up",
    "secondaryLinkUrl": "/pricing"
  }
}
$json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  ('homestay', 'My sister and I kept the bookings in a school exercise book, and one weekend we sold the same house twice. Now the page closes the date and tells us both. The exercise book has gone back to recipes.', 'Co-owner, two holiday houses in Port Dickson', 1, true),
  ('homestay', 'They asked how wide the front door is. I laughed, then I measured it for a guest’s wheelchair the very next week. The width is on the page now, with a picture of the ramp.', 'Homestay host, Kuala Pilah', 2, true),
  ('homestay', 'I said please do not make it look like a hotel. It is a timber house with a noisy rooster. They put the rooster in the second line. Guests come in through the gate asking where he is.', 'Owner, kampung house in Balik Pulau', 3, true)
on conflict do nothing;
