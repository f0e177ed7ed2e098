-- Service page for fitness and wellness (/services/fitness-wellness), with testimonials of coaches and centre owners.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'fitness-wellness',
  '{for-fitness-wellness}',
  '{
    gym, gymnasium, fitness centre, fitness studio, fitness, fitness coach, coach, personal trainer, trainer,
    sports coach, yoga, yoga studio, yoga teacher, pilates, zumba, aerobics, spin class, crossfit, martial arts,
    taekwondo, karate, muay thai, boxing, dojo, dance studio, dance class, dance, swimming class,
    swimming school, swim coach, swimming pool, climbing gym, badminton court, badminton, futsal, futsal court,
    football academy, sports centre, sports complex, sports, tennis, padel, pickleball, golf, bowling,
    running club, cycling, gymnastics, wellness, wellness centre, massage, massage centre, massage therapist,
    foot reflexology, reflexology, spa, sauna, meditation, physiotherapy, physio, rehab, rehabilitation,
    nutritionist, dietitian, dietician, weight loss, slimming, cupping, postnatal massage, confinement care,
    aromatherapy, osteopath, life coach, gim, gimnasium, kecergasan, pusat kecergasan, pusat gim, jurulatih,
    jurulatih peribadi, jurulatih renang, senaman, kelas senaman, kelas yoga, kelas zumba, kelas renang,
    kolam renang, renang, silat, seni mempertahankan diri, tinju, tarian, kelas tarian, studio tarian, sukan,
    pusat sukan, gelanggang, gelanggang futsal, gelanggang badminton, kesejahteraan, urut, urutan, pusat urut,
    rumah urut, tukang urut, urut kaki, urut tradisional, urut batin, urut bersalin, refleksologi, bekam,
    fisioterapi, pemulihan, meditasi, pakar pemakanan, pemakanan, diet, kurus
  }',
  'Fitness & Wellness',
  'Dumbbell',
  'Tonight’s classes with the places left, the price of coming once, and who will be in the room.',
  'live', 13, true,
$json$
{
  "slug": "fitness-wellness",
  "title": "Websites for Fitness & Wellness",
  "metaTitle": "Gym, Studio and Wellness Websites in Malaysia",
  "metaDescription": "Class timetables with places left, coaches, single-visit prices and bookings, for Malaysian gyms, yoga and Pilates studios, spas and wellness centres.",
  "hero": {
    "headlineText": "Pilates, Tuesday, 7.15. Two mats left.",
    "subheadlineText": "We build websites for gyms, studios and wellness centres where somebody new sees the class, the coach and the price of a single visit, and takes the place.",
    "ctaText": "Talk about your studio",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "A timetable posted as a picture is gone by tomorrow",
    "introductoryParagraphs": [
      "This week’s classes went up on Monday as a story and had vanished by Tuesday. A nurse in Johor Bahru comes off shift at six, cannot find them and sends you a message. At that moment you are holding somebody’s ankles.",
      "Beginners have questions that they would rather not say aloud. Will I be the oldest? Is there a shower? Is there an hour for women only? A page can answer each of them without anyone blushing.",
      "Behind the counter hangs the clipboard: class cards nearly used up, a month frozen for Ramadan, another for a knee."
    ],
    "problemQuestions": [
      {
        "question": "How do I fill ten in the morning when all the messages are about seven at night?",
        "answer": "Show the empty mats. Tonight’s list offers the next class with room, and a morning price can be shown beside the evening one."
      },
      {
        "question": "Why does everyone want the price of one class before they will try one?",
        "answer": "Because they do not know yet whether they will like it. Put the price of coming once in the same size of type as the monthly one."
      },
      {
        "question": "Can a member freeze a month without a debate at the counter?",
        "answer": "Yes, on a page that states your terms: from when, for how long, how often a year. The counter only reads the result."
      },
      {
        "question": "Who gets the mat when somebody cancels at six?",
        "answer": "The next on the waiting list. She has until half past to say yes, and then the message goes to the one after her."
      },
      {
        "question": "What may a wellness centre say about a sore back?",
        "answer": "What happens in the room, how long and by whom. A sentence that touches pain or illness should be checked with the Ministry of Health first."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "A first visit, arranged in private",
    "introductoryText": "Nerves are at their worst outside the door. Show what is behind it, and let a newcomer reserve without speaking to anybody.",
    "outcomes": [
      {
        "iconName": "CalendarClock",
        "title": "Tonight, with numbers",
        "description": "Hour, room, coach and places left, on a line each. A class that is full says so and offers the next one."
      },
      {
        "iconName": "Ticket",
        "title": "What one visit costs",
        "description": "Single class, card of ten, monthly. Joining fee and expiry are set in the same size of type as the price."
      },
      {
        "iconName": "UsersRound",
        "title": "Who else is there",
        "description": "Level, ages, language, hours for women only, and whether the music is loud."
      },
      {
        "iconName": "Award",
        "title": "Who is teaching",
        "description": "The coach’s name, the certificate, the body that gave it and the year in which it runs out."
      },
      {
        "iconName": "DoorOpen",
        "title": "What is behind the door",
        "description": "Showers, lockers, towels, a surau, parking, and the spot where shoes come off."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. Three sets, rest between",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We lay your timetable out by the hour and circle the thin rows. Next you say what a first visit is at your place: a trial class, an assessment, a cup of tea."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "A member, a coach and your mother each book a class on their own phones while you look on. Wherever they trip, we rebuild. Timetable and enquiry form come first; class cards and payments need longer, and the proposal says how much."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "January brings newcomers, and so does the week after Raya. Put up the beginners’ block yourself, ahead of both. Care & Maintenance is optional: with it we compare places offered and places taken, hour by hour."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Studios and centres in our portfolio"
  },
  "essentialFeatures": {
    "sectionHeadline": "Equipment list",
    "introductoryText": "Take what you will use. A boxing gym in Cheras and a spa in Langkawi may have three of these in common.",
    "featuresList": [
      {
        "iconName": "CalendarDays",
        "featureTitle": "A timetable in text",
        "featureDescription": "Sort it by day, coach or branch. When a coach is replaced tonight, the change is marked on that class and nowhere else."
      },
      {
        "iconName": "ListOrdered",
        "featureTitle": "A waiting list that moves",
        "featureDescription": "A cancellation at six sends a message to the next in line. She has until half past to say yes, and then it goes further down."
      },
      {
        "iconName": "CreditCard",
        "featureTitle": "Cards and memberships",
        "featureDescription": "Bought by FPX, DuitNow or bank card. Members see the classes they have left and the last day to use them."
      },
      {
        "iconName": "Snowflake",
        "featureTitle": "Freezing and leaving",
        "featureDescription": "Both are asked for on a page that states your terms. Consumer law has its own rules for services paid ahead, so let a lawyer read what you write there."
      },
      {
        "iconName": "HeartPulse",
        "featureTitle": "Health questions, kept apart",
        "featureDescription": "They follow the booking, on a form that only the coach opens. The PDPA treats health details as sensitive: ask for few, and set the day they are deleted."
      },
      {
        "iconName": "Flower2",
        "featureTitle": "Treatments in plain terms",
        "featureDescription": "Minutes, pressure, oils, price, therapist. For any sentence that touches pain or illness, check with the Ministry of Health first, advertising approval included."
      },
      {
        "iconName": "BadgeCheck",
        "featureTitle": "Registers, where they exist",
        "featureDescription": "Physiotherapists and traditional practitioners have councils of their own. For a person who is registered, the page prints the number."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Asked between classes",
    "faqItems": [
      {
        "question": "Does this replace the booking app we rent?",
        "answer": "It can work in front of it. If the app lets other sites read its timetable, we set the classes in your own pages and the booking finishes in the app."
      },
      {
        "question": "What will it cost us?",
        "answer": "Timetable, coaches, prices and a trial form are an informational site, from {spark_price}. Memberships, cards and waiting lists turn it into a custom app, for which the range is {apex_price} to {upper_price}+. The quote is one-time."
      },
      {
        "question": "Are before and after photographs allowed?",
        "answer": "Get consent in writing, use the same light, print both dates, and promise nobody the same."
      },
      {
        "question": "I am one coach with twelve clients. Am I too small?",
        "answer": "No. Your name, a certificate, three prices and a calendar make a good first site. Spark, our smallest tier, is for such beginnings."
      },
      {
        "question": "Must a beginner open an account?",
        "answer": "For a first class, a name and a number will do."
      },
      {
        "question": "And if the internet fails at five to seven?",
        "answer": "We keep sites at {uptime} uptime. The door list for each class is sent to the coach’s phone half an hour early, so it is there even when your Wi-Fi is not."
      }
    ]
  },
  "finalCta": {
    "headlineText": "The first session is thirty minutes",
    "bodyText": "By video or voice, free, in any shoes. You show us the thin hours, and we show you what a newcomer finds on your pages today. What we would build, and for how much, reaches you in writing within 24 hours.",
    "primaryCtaText": "Book a Call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Or write to us",
    "secondaryLinkUrl": "/contact"
  }
}
$json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  ('fitness-wellness', 'New students could never find our side stairs. There is a photograph of the stairs on the page now, with my dog on the third step. They come up on time and ask where he is.', 'Owner, yoga studio in George Town', 1, true),
  ('fitness-wellness', 'I train women who last exercised at school. What they wanted to know was who else would be in the room. It is printed under each class, so the messages can be about kettlebells.', 'Head coach, women’s gym in Kajang', 2, true),
  ('fitness-wellness', 'They struck out my favourite line about curing backs and asked which council my therapists answer to. I sulked for a day. Then I put the registration numbers up, and I sleep better.', 'Director, physiotherapy and wellness centre in Kota Kinabalu', 3, true)
on conflict do nothing;
