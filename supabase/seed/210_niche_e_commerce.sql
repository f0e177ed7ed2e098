-- Service page for e-commerce (/services/e-commerce), with testimonials of shopkeepers.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'e-commerce',
  '{for-e-commerce}',
  '{
    online shop, online store, online business, online seller, online boutique, online, ecommerce, e-store,
    webstore, web shop, seller, dropship, dropshipper, reseller, retail, retailer, retail shop, store, shop,
    merchant, marketplace, wholesale, wholesaler, distributor, fashion, clothes, clothing, clothing brand,
    apparel, boutique, sportswear, shoes, shoe shop, bag, handbag, accessories, jewellery, jewelry, jeweller,
    gold shop, watch shop, gadget, phone shop, handphone, mobile phone, computer shop, electronics,
    electrical shop, toys, toy shop, bookshop, bookstore, books, stationery, gift shop, gifts, hampers,
    souvenirs, handicraft, craft, batik, songket, baby products, baby shop, supplements, health products,
    pet supplies, sports shop, bicycle shop, musical instruments, textile, home decor, supermarket, kedai,
    kedai online, kedai dalam talian, kedai maya, e-dagang, bisnes online, perniagaan dalam talian, jual online,
    jualan, penjual, peniaga online, ejen dropship, runcit, peruncit, borong, pemborong, pengedar, fesyen, baju,
    baju kurung, kedai baju, pakaian, kedai pakaian, butik, tudung, kain, kasut, kedai kasut, beg, barang kemas,
    kedai emas, jam tangan, kedai telefon, kedai komputer, kedai elektrik, mainan, kedai buku, alat tulis,
    hadiah, kedai hadiah, cenderahati, kraf tangan, barangan bayi, kedai sukan, kedai basikal, suplemen,
    produk kesihatan, pasar raya
  }',
  'E-commerce',
  'ShoppingBag',
  'FPX and DuitNow at the checkout, postage before the last step, and one stock count behind it all.',
  'live', 10, true,
$json$
{
  "slug": "e-commerce",
  "title": "Websites for E-commerce",
  "metaTitle": "E-commerce Website Design in Malaysia: FPX, DuitNow",
  "metaDescription": "Online shops for Malaysian sellers: FPX, DuitNow QR and cards, postage to Sabah and Sarawak, returns and one stock count. Quoted once, with no hidden fees.",
  "hero": {
    "headlineText": "A shop of your own, from the search box to a doorstep in Sandakan.",
    "subheadlineText": "FPX, DuitNow QR and cards at the checkout. Postage worked out before the last step. Stock on which your marketplace stalls and your own shop agree.",
    "ctaText": "Talk through your shop",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "A marketplace stall comes with a landlord",
    "introductoryParagraphs": [
      "The landlord brings the crowd and keeps the address book. You cannot tell who bought the batik twice. On the next campaign day her search shows the neighbour first.",
      "Many owners then put up a template shop over one weekend. It holds until the first busy fortnight: money in the bank without an order beside it, a parcel to Labuan sent at the rate for Klang, two buyers for the last kebaya.",
      "Customers never look at the plumbing. They notice when it drips."
    ],
    "problemQuestions": [
      {
        "question": "Which ways to pay should a Malaysian checkout put first?",
        "answer": "Bank transfer by FPX and a DuitNow QR, then cards and e-wallets. Your payment provider’s list decides the rest."
      },
      {
        "question": "What happens when the bank says yes and my site never hears of it?",
        "answer": "The order waits. It counts as paid when the provider’s own message arrives, even if the buyer has closed the page, and never twice."
      },
      {
        "question": "How do I charge postage to Sabah and Sarawak without guessing?",
        "answer": "By zone and weight, from your courier’s table, with volumetric weight for what is large and light. The basket shows it before the last step."
      },
      {
        "question": "May I keep the stalls and still count one stock?",
        "answer": "Wherever the marketplace lets other systems connect: a sale here lowers the number there, and the reverse. Where it does not, we say so before you pay us."
      },
      {
        "question": "Does my checkout need a box for e-Invoice?",
        "answer": "A box that a buyer ticks, and only then sees the extra fields. Your accountant says which fields, and from when the rules apply to you."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "Finding, paying, packing, taking back",
    "introductoryText": "A shop is judged at four moments. We design every one of them, including those that nobody photographs.",
    "outcomes": [
      {
        "iconName": "Search",
        "title": "Found in three words",
        "description": "Type “baju kurung hijau” or “size 42” and see what is in stock. A slip of the thumb still finds it."
      },
      {
        "iconName": "CreditCard",
        "title": "Paid once, recorded once",
        "description": "An order counts as paid when your payment provider’s own message confirms it, even if the buyer has closed the browser."
      },
      {
        "iconName": "PackageCheck",
        "title": "Packed without retyping",
        "description": "Paid orders queue with a packing slip and a courier label. Printing the label sends the tracking number."
      },
      {
        "iconName": "Boxes",
        "title": "Counted in one place",
        "description": "A sale here lowers the number on your stalls, and the reverse, wherever the marketplace lets other systems connect."
      },
      {
        "iconName": "Undo2",
        "title": "Returned through a proper door",
        "description": "From the order page a buyer names the item, gives a reason and adds a picture. You exchange, refund or decline right there."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. One order, followed to the end",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "With pen and paper we follow one real order: who takes it, who packs it, who replies when it is late. Weights, box sizes, couriers and refund rules fit on a sheet, and the quote is drawn from that sheet."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "First comes a test shop that you are asked to break. Pay, cancel, pay twice, lose the signal halfway. Then we put in the live keys from your payment provider, open quietly to a few regular customers, and announce it last."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "What people want shifts from payday to payday. With the optional Care & Maintenance plan we look at the searches that found nothing and the step at which baskets were left."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Shops we have drawn and built"
  },
  "essentialFeatures": {
    "sectionHeadline": "The shelf list of a working shop",
    "introductoryText": "Few shops need all eight on opening day. Tell us what you sell, and we will say which of them can wait.",
    "featuresList": [
      {
        "iconName": "LayoutGrid",
        "featureTitle": "Variants that make sense",
        "featureDescription": "Sold-out sizes say so before anyone taps. A chart in centimetres is beside the button, since an M in Johor is an L in Seoul."
      },
      {
        "iconName": "Truck",
        "featureTitle": "Postage by zone and weight",
        "featureDescription": "Peninsula, Sabah, Sarawak, Labuan, Singapore, with volumetric weight for pillows and lampshades. The basket shows the charge."
      },
      {
        "iconName": "QrCode",
        "featureTitle": "A DuitNow QR for each order",
        "featureDescription": "The code carries that order’s amount. When the payment arrives, the page turns to a receipt by itself."
      },
      {
        "iconName": "Ticket",
        "featureTitle": "Vouchers with edges",
        "featureDescription": "Per person, per product and down to the closing minute, so a code from the Raya campaign no longer works in August."
      },
      {
        "iconName": "ReceiptText",
        "featureTitle": "A box for e-Invoice",
        "featureDescription": "Only a buyer who ticks it sees the extra fields; your accountant names them."
      },
      {
        "iconName": "UserRound",
        "featureTitle": "Buying without an account",
        "featureDescription": "Name, address, telephone, pay. An account is offered afterwards, in one tap, to those who would like it."
      },
      {
        "iconName": "Landmark",
        "featureTitle": "Who is selling",
        "featureDescription": "Registered name, SSM number, address and a line that somebody answers. Rules for online traders ask for details like these: check the current list with the domestic trade ministry, KPDN."
      },
      {
        "iconName": "Timer",
        "featureTitle": "The last piece, held",
        "featureDescription": "While one customer pays, her kebaya is set aside for a few minutes. The next visitor sees that it is being bought."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Before the shutters go up",
    "faqItems": [
      {
        "question": "How much does an online shop cost?",
        "answer": "Advanced e-commerce ranges from {apex_price} to {upper_price}+, depending on payments, stock, couriers and the systems it must talk to. A catalogue with orders by WhatsApp starts from {spark_price}."
      },
      {
        "question": "Which costs come back every year?",
        "answer": "From our side only an optional Care & Maintenance plan. Domain and hosting are paid to third parties. Payment providers and couriers charge their own rates, which you see before we connect anything."
      },
      {
        "question": "Must I give up my stalls?",
        "answer": "Keep them, and let new customers find you there. Read each marketplace’s rules on what you may put in a parcel. Then give the second purchase a shorter road."
      },
      {
        "question": "When could we start selling?",
        "answer": "We work to a {delivery} average delivery, and a catalogue fits it. Joining a shop to a warehouse takes longer, because it has to be tried with real parcels. The proposal gives dates for both."
      },
      {
        "question": "Who holds the card numbers?",
        "answer": "Your payment provider. They are typed on its page and never reach your site. You keep the name, address, telephone and order, under a privacy notice that your adviser should read against the PDPA."
      },
      {
        "question": "Can our old shop move without vanishing from Google?",
        "answer": "We begin with a list of every old address and point each at its new one. Products, customers and past orders move in a rehearsal, are counted, and move again on the night."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Walk us through one order",
    "bodyText": "From the first tap to the tape on the parcel, in thirty free minutes by video or voice. We say where it could go wrong and what we would build first. You have our proposal in writing within 24 hours.",
    "primaryCtaText": "Pick a day for the call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "What moves the price",
    "secondaryLinkUrl": "/pricing"
  }
}
$json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  ('e-commerce', 'On the marketplace my customers were half a name and four asterisks. Here a grandmother in Muar who buys for three boys is a person, and I slip a note into her parcel.', 'Owner, children’s batik label in Kuala Terengganu', 1, true),
  ('e-commerce', 'We spent two evenings trying to break it. My son paid, switched off the phone and tried again. One order, one charge, one disappointed teenager. That was when I signed.', 'Director, tools and hardware shop in Klang', 2, true),
  ('e-commerce', 'Postage to Sibu was always a guess, and I always guessed low. They made us weigh forty boxes on a Tuesday. Dullest meeting of the year, and I have not guessed since.', 'Co-founder, ceramics studio in Ipoh', 3, true)
on conflict do nothing;
