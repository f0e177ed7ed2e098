-- Service page for clinics and other medical practices, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'medical-professional',
  '{for-medical-professional,for-medical-professionals,for-medical-sector}',
  '{
    clinic, dental clinic, dentist, dental surgeon, orthodontist, braces, teeth, doctor, gp,
    general practitioner, family doctor, physician, specialist, surgeon, surgery, hospital, medical centre,
    medical, healthcare, health, health screening, paediatrician, gynaecologist, dermatologist, skin specialist,
    cardiologist, eye specialist, eye clinic, optometrist, optician, optical shop, spectacles, ent, audiologist,
    hearing aid, psychiatrist, psychologist, therapist, counsellor, counselling, physiotherapist, physiotherapy,
    chiropractor, speech therapist, occupational therapist, acupuncture, chinese medicine, traditional medicine,
    pharmacy, pharmacist, laboratory, x-ray, dialysis, nurse, nursing home, old folks home, elderly care,
    confinement centre, midwife, ambulance, vet, veterinarian, animal clinic, aesthetic clinic,
    aesthetic doctor, klinik, klinik gigi, klinik kesihatan, klinik haiwan, klinik mata, klinik estetik,
    klinik ibu dan anak, doktor, doktor gigi, doktor haiwan, doktor pakar, gigi, pergigian, pakar perubatan,
    pakar sakit puan, pakar kulit, pakar mata, pusat perubatan, perubatan, kesihatan, rawatan, pesakit, ubat,
    farmasi, ahli farmasi, fisioterapi, kedai cermin mata, kaunselor, kaunseling, jururawat, bidan, sinseh,
    akupunktur, rumah orang tua, jagaan warga emas, pusat dialisis, makmal
  }',
  'Medical Sector',
  'Stethoscope',
  'Hours, doctors on duty, panel insurers and an appointment, without ringing the counter.',
  'live', 4, true,
  $json$
{
  "slug": "medical-professional",
  "title": "Websites for Clinics & Medical Professionals",
  "metaTitle": "Websites for Clinics in Malaysia",
  "metaDescription": "Websites for Malaysian clinics, dentists and specialists: today’s hours, doctors on duty, panel insurers and WhatsApp bookings, readable on a parent’s phone.",
  "hero": {
    "headlineText": "Open until half past nine. Dr Lim is in. Your panel card is accepted.",
    "subheadlineText": "Three facts fill most calls to a clinic’s counter. We build sites for clinics, dentists and specialists that state them first and take the appointment after.",
    "ctaText": "Plan your clinic’s site",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Two nurses, four lines ringing, one queue",
    "introductoryParagraphs": [
      "It is 10.15 on a Monday in Bukit Mertajam. One nurse is weighing a baby. The other is telling the sixth caller of the morning that yes, you are on that panel, and no, the specialist does not come on Mondays.",
      "Each of those callers opened your website first, or tried to. The hours there belong to the year before last. The doctor in the photograph has moved to Johor.",
      "You also write under rules that a café does not have. So the page stays empty, which feels safe, and the telephone carries everything."
    ],
    "problemQuestions": [
      {
        "question": "How can patients see which doctor sits on which evening?",
        "answer": "From one roster that your staff edit: doctor, day, session, language. The change for a locum shows above the table on the same day."
      },
      {
        "question": "May we mention this treatment on our page, and who approves the wording?",
        "answer": "Some content needs approval before it appears. Ask the Medicine Advertisements Board about yours; the line waits, unpublished, until its number is there."
      },
      {
        "question": "Our bookings arrive by WhatsApp already. Why would we change that?",
        "answer": "You keep WhatsApp. The visitor chooses doctor, day and session first, so that one complete message arrives and your nurse answers yes or another time."
      },
      {
        "question": "Where do we list forty panel companies so that people find theirs?",
        "answer": "In a list that answers to three letters of a name, with the date on which it was last confirmed. Forty lines need no scrolling then."
      },
      {
        "question": "What about somebody who fills in a form when they ought to call an ambulance?",
        "answer": "Each form has the line beside it: call 999 or go to the nearest emergency department, and nobody watches this form at night."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "What the counter stops having to say",
    "introductoryText": "A patient’s first visit is to the page. We arrange it by what an anxious person needs in the next ten minutes.",
    "outcomes": [
      {
        "iconName": "Clock",
        "title": "Today’s hours at the top",
        "description": "Open now or closed, last registration, lunch break."
      },
      {
        "iconName": "Stethoscope",
        "title": "Doctors with their sessions",
        "description": "Name, qualification as registered, languages, days. Somebody who wants a woman doctor on a Saturday can tell in one look."
      },
      {
        "iconName": "IdCard",
        "title": "Panels that can be searched",
        "description": "Type three letters of the insurer or employer and the list answers, with the date it was last confirmed."
      },
      {
        "iconName": "CalendarCheck",
        "title": "Appointments that keep your WhatsApp",
        "description": "The visitor chooses doctor, day and session. Your phone receives one complete message, and your nurse replies with yes or another time."
      },
      {
        "iconName": "Accessibility",
        "title": "Pages an elderly patient can use",
        "description": "Large type, strong contrast, a number that dials when touched, and directions that mention the lift."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. Without closing the clinic for it",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "Ask your counter to keep a tally of calls for three days: hours, doctor, panel, price, other. The tallest column becomes the first screen."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "A doctor in charge reads every line before it is public. We test the booking on an old Android phone with weak signal, then switch over on your day off."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Roster, panels, holidays: a nurse updates them from the clinic’s own phone."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Clinics with the free times up front"
  },
  "essentialFeatures": {
    "sectionHeadline": "On every site we make for a clinic",
    "introductoryText": "Notices first, then booking, then everything that protects the patient and you.",
    "featuresList": [
      {
        "iconName": "CalendarRange",
        "featureTitle": "A roster your staff can edit",
        "featureDescription": "Usual sessions in a table, and one line on top for a locum week or an early closing."
      },
      {
        "iconName": "Siren",
        "featureTitle": "An emergency line beside each form",
        "featureDescription": "Call 999, or go to the nearest emergency department. The form says clearly that nobody watches it at night."
      },
      {
        "iconName": "FileCheck",
        "featureTitle": "A place for the KKLIU number",
        "featureDescription": "Where a page or banner needs advertising approval, its number is shown with it. Unapproved drafts stay off the site."
      },
      {
        "iconName": "Banknote",
        "featureTitle": "Consultation fees and payment",
        "featureDescription": "A range for an ordinary visit, the cards and QR payments you accept, and what to bring for a guarantee letter."
      },
      {
        "iconName": "Lock",
        "featureTitle": "Forms without symptoms",
        "featureDescription": "Name, number, doctor, session. Health details are sensitive personal data, so the patient describes the complaint in the room."
      },
      {
        "iconName": "MapPin",
        "featureTitle": "Branch pages",
        "featureDescription": "Every outlet gets its own hours, doctors, parking and map, under one design."
      },
      {
        "iconName": "Languages",
        "featureTitle": "Four languages if you need them",
        "featureDescription": "Malay, English, Chinese, Tamil. Instructions after a procedure can be sent as a link in the right one."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "What doctors ask before they agree",
    "faqItems": [
      {
        "question": "Does our website need KKLIU approval?",
        "answer": "Advertising of medicines and health services is controlled in Malaysia, and some content needs approval before it appears. Ask the Medicine Advertisements Board at the Ministry of Health about your own pages."
      },
      {
        "question": "Could we show before-and-after pictures and patient reviews?",
        "answer": "Please clear those with the Ministry and the Malaysian Medical Council first. Our drafts go without them."
      },
      {
        "question": "Will it connect to our clinic system?",
        "answer": "Where your system offers a booking link or an interface, we use it. Otherwise the request reaches WhatsApp or email and your staff enter it."
      },
      {
        "question": "What is the price for a single clinic?",
        "answer": "From {spark_price}, as an informational site with hours, doctors, panels and WhatsApp booking. Several branches or live slots raise it."
      },
      {
        "question": "How fast will it open on the phones our patients own?",
        "answer": "We build for a load time {load_time}. We keep sites at {uptime} uptime. The hours appear even before a picture does."
      },
      {
        "question": "When could we be online?",
        "answer": "We work to a {delivery} average delivery. Send the roster and the panel list on the first day, and the approval of wording becomes the only thing to wait for."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Let the counter look up again",
    "bodyText": "Tell us the three things your nurses repeat most. On a free half-hour call we sketch the first screen around them, and the proposal reaches you within 24 hours.",
    "primaryCtaText": "Book a call for your clinic",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Send us a question instead",
    "secondaryLinkUrl": "/contact"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'medical-professional',
    'My staff nurse updates the roster on her way in, from the LRT. That was my test. If it had needed a computer and a password in a drawer, it would have been wrong by Friday.',
    'General practitioner, family clinic in Setapak',
    1,
    true
  ),
  (
    'medical-professional',
    'They asked for our advertisement approvals before they asked for our logo. Two pages waited for wording, the rest opened on time.',
    'Dental surgeon, practice in George Town',
    2,
    true
  ),
  (
    'medical-professional',
    'Patients now write: Dr Wong, Thursday evening, second child. Before, they wrote: hi, open? My nurses answer one message where they used to send five.',
    'Clinic manager, paediatric clinic in Johor Bahru',
    3,
    true
  )
on conflict do nothing;
