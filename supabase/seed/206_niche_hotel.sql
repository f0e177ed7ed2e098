-- Service page for hotels, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'hotel',
  '{for-hotel,for-hotels}',
  '{
    hotelier, resort, beach resort, island resort, boutique hotel, budget hotel, business hotel, city hotel,
    capsule hotel, serviced suites, inn, motel, hostel, backpackers hostel, lodge, lodging, accommodation,
    rooms, suites, hospitality, ballroom, banquet hall, wedding hall, convention centre, event hall, tourism,
    tourist attraction, theme park, travel, travel agency, travel agent, tour, tour operator, tour guide,
    island hopping, cruise, umrah, hotel bajet, hotel murah, hotel butik, hotel kapsul, hotel tepi pantai,
    resort pulau, resot, penginapan, rumah tumpangan, hostel bajet, asrama, bilik hotel, dewan,
    dewan perkahwinan, pelancongan, pelancong, agensi pelancongan, agensi travel, pakej percutian,
    pemandu pelancong, taman tema
  }',
  'Hotels',
  'ConciergeBell',
  'Rooms, dates and your own rate, booked with you and not through an agency.',
  'live', 6, true,
  $json$
{
  "slug": "hotel",
  "title": "Websites for Hotels",
  "metaTitle": "Hotel Websites in Malaysia",
  "metaDescription": "Hotel websites for Malaysia with dates on the first screen, your direct rate beside the room, taxes stated and payment by card or FPX. Quoted once in ringgit.",
  "hero": {
    "headlineText": "The guest found your hotel. Let her book it with you.",
    "subheadlineText": "Dates on the first screen, true photographs of each room and the full price with tax, for hotels from nine rooms in Langkawi to ninety in Kuching.",
    "ctaText": "Talk about direct bookings",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "You pay for the same guest twice",
    "introductoryParagraphs": [
      "A family from Shah Alam stayed with you last June and liked the corner room. This June they search your name, press the first result and book through a travel agency site. You pay commission on people who already know where the lift is.",
      "Take an example with easy numbers. At RM300 a night and a commission of 15%, two nights cost you RM90. That buys a good many breakfasts.",
      "They would have booked direct. Your own page showed a slideshow, a telephone number and a form that promised a reply."
    ],
    "problemQuestions": [
      {
        "question": "Why would a guest book on our site when the agency shows the same rate?",
        "answer": "For something that you can give and an agency cannot: breakfast, a late check-out, the corner room. It is beside the rate, not on another page."
      },
      {
        "question": "Can rooms on our page and rooms on the agencies stay in step?",
        "answer": "Where you have a channel manager, yes: both read from it. Without one the site takes requests and your desk confirms, so nothing is sold twice."
      },
      {
        "question": "How should we show tourism tax so that nobody argues at check-in?",
        "answer": "On a line of its own in the total, before payment, with a note on who pays. You enter the current rate."
      },
      {
        "question": "Our ballroom earns more than our rooms. Where does it go?",
        "answer": "On a page of its own, one press from the first screen: capacity by round table, packages by the head, and a form with date, pax and budget."
      },
      {
        "question": "Who changes the festive rates, and how quickly?",
        "answer": "Anyone you give a login. A season has a first night, a last night and a rate; it shows on the site as soon as it is saved."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "From looking to booked, on one telephone",
    "introductoryText": "The agencies will go on bringing you new guests. Your own site should keep the guests who come looking for you by name.",
    "outcomes": [
      {
        "iconName": "CalendarRange",
        "title": "Dates before scenery",
        "description": "Arrival, departure, number of guests. The answer shows free rooms with a total for the stay, and a photograph taken from the door."
      },
      {
        "iconName": "Tag",
        "title": "A reason to book here",
        "description": "Breakfast for two, a late check-out or parking: something you can give and an agency cannot. It is next to the rate."
      },
      {
        "iconName": "BedDouble",
        "title": "Rooms described as they are",
        "description": "Bed width, floor, window, lift or stairs, how many metres to the lobby. Fewer surprises at the desk, fewer moves at midnight."
      },
      {
        "iconName": "PartyPopper",
        "title": "Halls that bring proper enquiries",
        "description": "Capacity by round table and by theatre rows, packages by the head, and a form that asks for date, pax and budget."
      },
      {
        "iconName": "RefreshCw",
        "title": "Guests who return by themselves",
        "description": "A letter after check-out with next season’s dates and a direct link, sent to those who agreed to hear from you."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. By the calendar of school holidays",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "Bring a year of bookings by channel. We work out together what a direct guest is worth to you, and which rooms and months have the space to offer something."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "We book a room ourselves, pay, change it and cancel it, on three phones, before a guest does. Then the site replaces the old one in your quiet season."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Before each holiday your reservations desk enters rates and minimum stays. After it, we look at how many people chose dates and stopped, and at which step."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Places to stay that we have put online"
  },
  "essentialFeatures": {
    "sectionHeadline": "What a hotel’s site has to carry",
    "introductoryText": "Some of this is made for you, some is your present system shown properly.",
    "featuresList": [
      {
        "iconName": "KeyRound",
        "featureTitle": "Booking engine or booking request",
        "featureDescription": "Linked to the engine or channel manager you use, so availability comes from one place. A small house may start with requests by WhatsApp."
      },
      {
        "iconName": "CreditCard",
        "featureTitle": "Deposits by card, FPX and e-wallet",
        "featureDescription": "Through a payment gateway in your name. Cancellation terms appear above the button, not after it."
      },
      {
        "iconName": "Receipt",
        "featureTitle": "Prices with taxes spelt out",
        "featureDescription": "Service tax in the total, and tourism tax on its own line with a note on who pays. You enter the current rates."
      },
      {
        "iconName": "Camera",
        "featureTitle": "A gallery for every room type",
        "featureDescription": "Six true pictures each, small enough to open on hotel Wi-Fi, with a floor plan where you have one."
      },
      {
        "iconName": "Utensils",
        "featureTitle": "Restaurant and buffet pages",
        "featureDescription": "Menus, hours, buka puasa dates. The halal certificate is shown when the kitchen holds one, with its expiry."
      },
      {
        "iconName": "Car",
        "featureTitle": "Getting there",
        "featureDescription": "Minutes from the airport, ferry or ETS station, parking height, and a Waze link that ends at the porch."
      },
      {
        "iconName": "Languages",
        "featureTitle": "Pages in your guests’ languages",
        "featureDescription": "Bahasa Malaysia and English first. Mandarin, Arabic or Thai where your register shows the need."
      },
      {
        "iconName": "ListChecks",
        "featureTitle": "House facts",
        "featureDescription": "Surau, qibla mark, cots, connecting rooms, smoking floors, pool hours. Answered here, they leave the front desk’s telephone."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "From the reservations desk",
    "faqItems": [
      {
        "question": "Should we leave the online travel agencies?",
        "answer": "We would not advise it. They find guests who have never heard of your town. Your site is for those who have, and each of them who books with you pays no commission away."
      },
      {
        "question": "Can we sell below the agency rate on our own page?",
        "answer": "Read your contract with each agency, because some restrict it. Where the rate must match, add something to the stay instead. We design the offer so that you can change it by season."
      },
      {
        "question": "Will double bookings happen?",
        "answer": "They happen when two lists are kept by hand. We connect to a channel manager where you have one. Without one, the site takes requests and your desk confirms."
      },
      {
        "question": "What do you charge for a hotel website?",
        "answer": "A site that shows rooms and sends requests starts at {spark_price}. Direct booking with payment is custom work within {apex_price} to {upper_price}+, according to your systems. Engine fees, if any, go to the engine’s provider."
      },
      {
        "question": "Do you handle tourism tax for us?",
        "answer": "No. We show it where a guest will see it. How you register, collect and remit is a matter for you, your accountant and the Royal Malaysian Customs Department."
      }
    ]
  },
  "finalCta": {
    "headlineText": "How many of last month’s guests knew you already?",
    "bodyText": "Count them roughly and bring the number. In thirty free minutes we work out what their commission came to, and what your website could be asked to do about it.",
    "primaryCtaText": "Reserve thirty minutes",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "See places we have built for",
    "secondaryLinkUrl": "/portfolio"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'hotel',
    'Guests ring to say which room they want by its number, because they have seen all nine. My night porter thinks they are relatives of the owner.',
    'General manager, beach hotel in Langkawi',
    1,
    true
  ),
  (
    'hotel',
    'The tourism tax line ended our longest conversation at check-in. It is on the page, in the email and on the total. Nobody likes it, but nobody is surprised any more.',
    'Front office manager, heritage hotel in Melaka',
    2,
    true
  ),
  (
    'hotel',
    'I asked for a video of the lobby. They asked how many weddings I lost because people could not find the pax. We made the ballroom page first. I still do not have the video.',
    'Owner, 64-room hotel in Taiping',
    3,
    true
  )
on conflict do nothing;
