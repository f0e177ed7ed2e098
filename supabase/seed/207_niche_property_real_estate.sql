-- Service page for property agencies, negotiators and developers, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'property-real-estate',
  '{for-property-real-estate}',
  '{
    property agent, property, real estate agent, realtor, estate agent, negotiator, real estate negotiator, ren,
    agency, property developer, developer, housing developer, housing, house, houses for sale, house for rent,
    home, landed house, condo, condominium, apartment, serviced apartment, flat, land, land for sale, shoplot,
    shop for rent, office space, office for rent, coworking space, co-working, warehouse, commercial property,
    industrial property, room for rent, rent, rental, to let, tenant, landlord, property management,
    building management, facility management, valuer, property valuer, surveyor, land surveyor,
    quantity surveyor, architect, auction, auctioneer, property investment, new launch, showroom, subsale,
    hartanah, ejen hartanah, agen hartanah, ejen rumah, agen rumah, perunding hartanah, perunding harta tanah,
    pemaju, pemaju perumahan, perumahan, projek perumahan, rumah, rumah sewa, sewa rumah, rumah untuk dijual,
    jual rumah, beli rumah, rumah teres, kondo, kondominium, apartmen, pangsapuri, tanah, tanah lot, lot kedai,
    rumah kedai, ruang pejabat, gudang, bilik sewa, sewa bilik, penyewa, tuan tanah, pengurusan bangunan,
    penilai hartanah, juruukur, juruukur tanah, arkitek, lelong, lelongan
  }',
  'Property & Real Estate',
  'Building',
  'Listings with tenure, size and upkeep stated, and the REN number beside the name.',
  'live', 7, true,
  $json$
{
  "slug": "property-real-estate",
  "title": "Websites for Property & Real Estate",
  "metaTitle": "Property & Real Estate Websites Malaysia",
  "metaDescription": "Websites for Malaysian property agencies, negotiators and developers: your own listings with tenure, size and fees, REN numbers shown, viewings by WhatsApp.",
  "hero": {
    "headlineText": "Freehold or leasehold, how many square feet, who has the key?",
    "subheadlineText": "Those are a buyer’s first questions. We build agency, negotiator and project sites where each listing replies in full and a viewing is two taps away.",
    "ctaText": "Show us your listings",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Your best listing is one of forty on the page",
    "introductoryParagraphs": [
      "On the portals a three-bedroom unit in Cheras appears eleven times, under eleven names, with one set of photographs. The buyer rings the agent on top. You took the photographs, and her call goes to somebody else.",
      "Portals have their use. They rent you a shelf by the month. When the subscription ends, so does everything you put on it, including the enquiries you did not copy out.",
      "There is trust to win as well. People have heard of false agents who collect a booking fee and vanish, so a careful tenant looks for your number before she sends you hers."
    ],
    "problemQuestions": [
      {
        "question": "Where can I send a buyer so that she sees only my listings?",
        "answer": "To your own page, by one link: it lists what you hold and nothing else. Sent in WhatsApp it shows a picture, a price and a township."
      },
      {
        "question": "How do we take a unit down everywhere on the evening it is let?",
        "answer": "On your site by one switch, from a phone at the door. Portals differ: some take the change from your software, the others you still close by hand."
      },
      {
        "question": "May a negotiator have a website, or must it belong to the firm?",
        "answer": "Ask your firm first. Your principal answers for what you publish; where the firm agrees, its name and registration are on each page beside your REN number."
      },
      {
        "question": "Half our enquiries ask whether the unit is still available. Can the page say?",
        "answer": "Yes. Each listing says available, under offer or let, and the day that was last confirmed. A let unit stays as an example or goes, as you choose."
      },
      {
        "question": "How do landlords find us, when every page we own is for buyers?",
        "answer": "By pages for them: how you set an asking price, what you charge within the rules, which papers to find. Their enquiries arrive apart from viewings."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "Listings that do the first viewing for you",
    "introductoryText": "A buyer who knows the tenure, the maintenance fee and the afternoon sun has already ruled herself in or out. You drive to fewer empty flats.",
    "outcomes": [
      {
        "iconName": "FileText",
        "title": "Complete particulars",
        "description": "Title, tenure and years left, built-up and land area, floor, facing, furnishing, parking bays, maintenance per month. An empty field is visible to your admin."
      },
      {
        "iconName": "MessageCircle",
        "title": "Messages that name the unit",
        "description": "The button writes the listing code, the asking price and a viewing slot into WhatsApp, and sends it to the negotiator in charge."
      },
      {
        "iconName": "KeyRound",
        "title": "Owners who come to you",
        "description": "A page for landlords and sellers: how you set a price, what you charge within the rules, which papers to find. Valuation requests arrive apart from viewings."
      },
      {
        "iconName": "MapPinned",
        "title": "Neighbourhoods you know by foot",
        "description": "One page for each area you work. The MRT exit, the school bus, where it floods, what sold on the street last year if you may say so."
      },
      {
        "iconName": "ShieldCheck",
        "title": "Identity a tenant can verify",
        "description": "Firm name and registration, negotiator’s photograph and REN number, and the account that deposits are paid to. It is the firm’s, never a person’s."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. From bare plot to handover",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We sort a month of your listings into a table and see which columns a buyer always asks about. That table becomes the form your negotiators fill in."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "Twenty real units go in first, typed by your own people, so that we learn where the form slows them. Filters, maps and sharing are then tried on those twenty."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "On the first Monday of a month the site lists what is stale: sold, let, expired, priced above its neighbours. Ten minutes of clicking and the shelf is honest."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Property pages with the particulars filled in"
  },
  "essentialFeatures": {
    "sectionHeadline": "Fittings and fixtures",
    "introductoryText": "What comes built in, as an inventory list would put it.",
    "featuresList": [
      {
        "iconName": "SlidersHorizontal",
        "featureTitle": "Search by what matters",
        "featureDescription": "Area, price, rooms, tenure, pets allowed, walking distance to a station. Results can be shared as a link."
      },
      {
        "iconName": "SquarePen",
        "featureTitle": "One form for a listing",
        "featureDescription": "Photographs are shrunk and turned upright as they are uploaded. A new unit takes about as long as writing a portal advertisement."
      },
      {
        "iconName": "IdCard",
        "featureTitle": "Negotiator pages",
        "featureDescription": "REN number, firm, languages, areas, present listings. When somebody leaves, the listings pass to another name in one step."
      },
      {
        "iconName": "Calculator",
        "featureTitle": "Instalment and cost estimates",
        "featureDescription": "Monthly instalment, legal fees and stamp duty as an estimate, with your dated assumptions and an advice to confirm with a banker and a lawyer."
      },
      {
        "iconName": "Ruler",
        "featureTitle": "Floor plans that can be read",
        "featureDescription": "Zoom with two fingers, sizes in square feet, and north marked where you know it."
      },
      {
        "iconName": "Share2",
        "featureTitle": "Link previews for WhatsApp",
        "featureDescription": "Send a listing and the chat shows its picture, price and township. Co-broke partners will forward it as it is."
      },
      {
        "iconName": "ClipboardCheck",
        "featureTitle": "Space for permit details",
        "featureDescription": "Developers’ pages keep a fixed block for licence, advertising permit and tenure particulars, filled from one record."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Viewing notes",
    "faqItems": [
      {
        "question": "I am a negotiator. Am I allowed my own site?",
        "answer": "Speak to your firm before you commission one. The Board, BOVAEP, regulates how agents and negotiators present themselves, and your principal answers for what you publish. If the firm agrees, we carry its name and registration, and your REN number, on each page."
      },
      {
        "question": "Do I still need the portals?",
        "answer": "For reach, usually yes. Let them bring a new buyer in, and let your site be where that person, her sister and next year’s landlord find you without an advertisement beside your name."
      },
      {
        "question": "Can listings be copied from a portal automatically?",
        "answer": "Only where the portal offers a feed and its terms permit the use. Some agency software can send to both places. We look at what you have before we quote, as this is the part that varies most."
      },
      {
        "question": "What will it cost?",
        "answer": "A personal or small agency site begins at {spark_price}. A searchable listing database with logins for a team is a custom application, in the range of {apex_price} to {upper_price}+. The figure is fixed before anyone starts typing."
      },
      {
        "question": "We are launching a project of 180 units. Would you build only that?",
        "answer": "Yes. Unit types, plans, site progress and registration of interest make a sound project site. Advertising of housing projects needs permits and set particulars, so have your lawyer or the housing ministry confirm the wording."
      },
      {
        "question": "Who owns the domain and the enquiries?",
        "answer": "You do. The domain is registered to your company, and the enquiries can be exported as a spreadsheet whenever you like."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Pick one unit that has been empty too long",
    "bodyText": "Bring its listing to a free call. We will take it apart as a buyer does and show you the page we would give it. Your proposal follows inside 24 hours.",
    "primaryCtaText": "Book a viewing with us",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Ask something by message",
    "secondaryLinkUrl": "/contact"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'property-real-estate',
    'The first message I get now contains the listing code, a Saturday and a time. I used to spend my evenings typing still available, yes, which unit you looking at, boss.',
    'Negotiator, estate agency in Puchong',
    1,
    true
  ),
  (
    'property-real-estate',
    'Landlords never had a page with us. Ours lists what we check, what we charge and which documents to dig out. An owner in Singapore gave us her two terraces after reading it on the bus.',
    'Principal, registered estate agency in Johor Bahru',
    2,
    true
  ),
  (
    'property-real-estate',
    'Our sales gallery has one model and one air-conditioner. The site has every floor plan with north on it. Families arrive having chosen a stack already, and argue only about the floor.',
    'Marketing lead, housing developer in Nilai',
    3,
    true
  )
on conflict do nothing;
