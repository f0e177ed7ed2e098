-- Service page for beauty and cosmetics (/services/beauty-cosmetics), with testimonials of brands and salons.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'beauty-cosmetics',
  '{for-beauty-cosmetics,for-cosmetics}',
  '{
    beauty, beauty salon, beauty centre, beauty parlour, beautician, salon, saloon, hair salon, hair saloon,
    hair, haircut, hairdresser, hair stylist, barber, barbershop, nail salon, nails, nail art, manicure,
    pedicure, lash, lashes, eyelash extension, eyebrow, brow, facial, spa, day spa, skincare, skin care, skin,
    cosmetics, cosmetic, makeup, make-up, makeup artist, mua, bridal, bride, bridal makeup, wedding makeup,
    lipstick, perfume, fragrance, soap, serum, waxing, slimming, aesthetic, tattoo, henna, tanning, wig,
    personal care, beauty brand, beauty products, muslimah salon, kecantikan, salun, salon rambut,
    salon kecantikan, salon muslimah, spa muslimah, rambut, gunting rambut, kedai gunting, kedai gunting rambut,
    tukang gunting, pendandan rambut, dandanan rambut, rebonding, kuku, bulu mata, kening, solekan, mekap,
    jurusolek, juru solek, andaman, mak andam, pengantin, rawatan muka, rawatan kulit, penjagaan kulit,
    produk kecantikan, produk kulit, kosmetik, gincu, bedak, minyak wangi, pewangi, sabun, inai,
    pusat kecantikan, estetik, pelangsingan, kurus
  }',
  'Beauty & Cosmetics',
  'Palette',
  'Shades on real skin, ingredients as text, a notification number to check, and the next free chair.',
  'live', 9, true,
$json$
{
  "slug": "beauty-cosmetics",
  "title": "Websites for Beauty & Cosmetics",
  "metaTitle": "Beauty and Cosmetics Websites for Malaysian Brands",
  "metaDescription": "Product pages with shades, full ingredients and notification numbers, and salon menus that end in a booking. Built for Malaysian beauty brands and salons.",
  "hero": {
    "headlineText": "Show the shade on skin like hers. Then the price, then the next free chair.",
    "subheadlineText": "For Malaysian brands, product pages that a careful buyer can check line by line. For salons, a treatment menu that ends in an appointment.",
    "ctaText": "Show us your products",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "A direct message is a poor shop counter",
    "introductoryParagraphs": [
      "Your serum sells through a link in a profile, a price list saved as a picture, and a sister who replies until one in the morning. Customers ask for the same four facts, and each answer is typed afresh.",
      "Buyers have grown careful too. They look up the notification number, read down to the fifth ingredient and wonder about the filter. What the page leaves out they ask in the comments, where everybody watches you answer.",
      "In the salon the treatments are painted on a wall. Nobody can read that wall from a sofa in Shah Alam."
    ],
    "problemQuestions": [
      {
        "question": "How do I show a colour honestly when every phone screen differs?",
        "answer": "One shade on fair, medium and deep skin, by the same window, with a line that says warm or cool. Faces tell more than a swatch on a screen."
      },
      {
        "question": "Which words about skin are ours to use, and which sound like medicine?",
        "answer": "Looks and feels are a cosmetic’s words; cures and treats are a medicine’s. Have each claim checked against the NPRA’s guidelines: the page keeps who did and when."
      },
      {
        "question": "Where does the notification number go, so that people can find it?",
        "answer": "In a block on each product, with the holder and the country of manufacture, as text that can be copied and looked up."
      },
      {
        "question": "Why do clients reserve three hours on a Saturday and then not come?",
        "answer": "Because nothing was at stake. A deposit on the long appointments, paid at booking beside your cancellation terms, changes that."
      },
      {
        "question": "Can one site sell the cream and take the facial appointment?",
        "answer": "Yes. Products and appointments share one login and one list of prices; the visitor sees two buttons."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "A page that reads like a good label",
    "introductoryText": "People who care about their skin read closely. We give them something worth reading, in the order in which they ask.",
    "outcomes": [
      {
        "iconName": "Palette",
        "title": "Shades on faces from here",
        "description": "One lipstick on fair, medium and deep skin, by the same window. A line below says whether it leans warm or cool."
      },
      {
        "iconName": "FlaskConical",
        "title": "Ingredients you can search",
        "description": "The full list in label order, as text. Tap a name and one sentence says what it does in the formula."
      },
      {
        "iconName": "BadgeCheck",
        "title": "Numbers anyone can look up",
        "description": "Notification number, holder and country of manufacture share one block on each product, fed from a single list."
      },
      {
        "iconName": "Armchair",
        "title": "Appointments that fit the work",
        "description": "The client picks a treatment, sees its length and price, and is offered only the stylists who are free for that long."
      },
      {
        "iconName": "Wallet",
        "title": "A deposit on the long ones",
        "description": "For a colour or a bridal trial, part of the price is paid at booking. Your cancellation terms are on the same screen."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. With a patch test in between",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "Bring the products, their boxes and your most repeated replies. Together we sort what goes beside the price, what goes further down, and which claims you will have checked before they go online."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "Your own bottles and sentences go on the pages from the first draft. We buy a lip tint and book a facial on an old phone, fix what was awkward, and move everything to your domain. We work to a {delivery} average delivery."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "A new shade goes up from a form, with its pictures and number. With the optional Care & Maintenance plan we also tell you what people searched for and did not find."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Beauty work to look through"
  },
  "essentialFeatures": {
    "sectionHeadline": "Seven parts worth having",
    "introductoryText": "A brand may want four of these today and a salon the other three. They are built so that the rest can be added next year.",
    "featuresList": [
      {
        "iconName": "Layers",
        "featureTitle": "One anatomy for every product",
        "featureDescription": "Name, millilitres, price, how long it lasts, texture, use, caution. The order never changes, so any two can be compared."
      },
      {
        "iconName": "Languages",
        "featureTitle": "Two languages, one stock list",
        "featureDescription": "Bahasa Malaysia and English, with Chinese or Tamil if your customers read it. A new price is typed once."
      },
      {
        "iconName": "CalendarClock",
        "featureTitle": "Booking by length",
        "featureDescription": "A fringe trim takes twenty minutes and rebonding takes an afternoon. The calendar gives each its own room."
      },
      {
        "iconName": "ShieldCheck",
        "featureTitle": "A private note on each claim",
        "featureDescription": "Who checked the sentence, against what, on which date. Your editor sees the note when she changes the page. Visitors do not."
      },
      {
        "iconName": "Star",
        "featureTitle": "Reviews that wait for you",
        "featureDescription": "Nothing appears until somebody on your side has read it. A review that promises a cure can be declined before it speaks for your brand."
      },
      {
        "iconName": "Camera",
        "featureTitle": "Photographs with their dates",
        "featureDescription": "Where a before and an after may be shown, the page names the day, the light and the client’s consent for both."
      },
      {
        "iconName": "Store",
        "featureTitle": "Where to try it on",
        "featureDescription": "The counter in Kota Bharu, a pharmacy in Johor Bahru, Sunday’s bazaar: opening hours, a map pin and which shades are there to test."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "From behind the counter",
    "faqItems": [
      {
        "question": "Can we write that our cream is approved by the NPRA?",
        "answer": "Cosmetics in Malaysia are notified, and a notification is a different thing. We print “notified with the NPRA” and the number. The claims remain your responsibility: have them checked against the NPRA’s guidelines."
      },
      {
        "question": "And the word halal?",
        "answer": "If you hold the certificate, the page shows its reference and expiry date. Without one, word and logo stay off. Check with JAKIM before trying a phrase that comes close to it."
      },
      {
        "question": "We are a beauty centre. Shall we list lasers and injections?",
        "answer": "Ask the Ministry of Health before you do. Some procedures belong to registered medical practitioners, and advertising them has rules of its own."
      },
      {
        "question": "What does a shop for twelve products cost?",
        "answer": "Pages that show the range and send orders to WhatsApp are informational, and those start from {spark_price}. Advanced e-commerce with stock, vouchers and member prices ranges from {apex_price} to {upper_price}+."
      },
      {
        "question": "Will all those close-ups make it slow?",
        "answer": "Each picture is kept in several sizes and a phone fetches the smallest that still looks sharp. Load time {load_time}."
      },
      {
        "question": "Our prices change for Raya. Who edits them?",
        "answer": "Anyone to whom you give a login. Enter the set’s price with its first and last day, and the ordinary price is back the morning after."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Bring one product and one price list",
    "bodyText": "We look at them with you for thirty minutes, by video or voice, at no cost. You hear what we would show first and what we would leave out. A written proposal follows within 24 hours.",
    "primaryCtaText": "Choose a time",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Look at pages we have designed",
    "secondaryLinkUrl": "/portfolio"
  }
}
$json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  ('beauty-cosmetics', 'They had me photograph the tint on my mother, my cousin and myself. Three women, three shades, one veranda. Customers write “I am your cousin” and I know exactly which one to pack.', 'Founder, lip and cheek colour brand in Kota Bharu', 1, true),
  ('beauty-cosmetics', 'Rebonding is four hours. People used to book it as if it were a trim. The form shows the length now and asks for a deposit. I have started sitting down for lunch.', 'Salon owner in Seremban', 2, true),
  ('beauty-cosmetics', 'Our pharmacist reads each sentence before we publish, and she is not gentle. What won her over was dull: every notification number in one list, with the renewal month beside it.', 'Operations manager, skincare company in Shah Alam', 3, true)
on conflict do nothing;
