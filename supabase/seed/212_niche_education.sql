-- Service page for education (/services/education), with testimonials of principals and operators.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'education',
  '{for-education}',
  '{
    school, private school, international school, primary school, secondary school, boarding school,
    religious school, tuition, tuition centre, tutor, home tutor, private tutor, online tuition, teacher,
    lecturer, kindergarten, preschool, playschool, montessori, nursery, childcare, daycare, babysitter, creche,
    after-school care, college, university, academy, institute, training, training centre, training provider,
    trainer, corporate training, course, online course, classes, lesson, seminar, workshop, music school,
    music class, piano teacher, piano lessons, guitar class, art class, art school, ballet school,
    language school, language centre, english class, mandarin class, quran class, driving school, coding class,
    robotics, cooking class, sewing class, special needs centre, homeschool, exam centre, skills centre,
    vocational, student, library, e-learning, sekolah, sekolah swasta, sekolah rendah, sekolah menengah,
    sekolah antarabangsa, sekolah agama, sekolah tahfiz, sekolah memandu, sekolah muzik, tahfiz, madrasah,
    maahad, tadika, taska, tabika, prasekolah, pusat asuhan, pusat jagaan, pengasuh, transit, tuisyen,
    pusat tuisyen, guru, cikgu, guru tuisyen, pensyarah, kolej, universiti, akademi, institut, institut memandu,
    latihan, pusat latihan, pusat kemahiran, kursus, kelas, kelas mengaji, mengaji, kelas muzik, kelas piano,
    kelas lukisan, kelas bahasa, kelas memasak, kelas jahitan, bengkel, pendidikan, pelajaran, pelajar, belajar,
    perpustakaan
  }',
  'Education',
  'GraduationCap',
  'Which form, which subject, which evening, and the fee for a month, before the office opens.',
  'live', 12, true,
$json$
{
  "slug": "education",
  "title": "Websites for Schools & Education",
  "metaTitle": "School and Tuition Centre Websites in Malaysia",
  "metaDescription": "Timetables that fit a phone, complete fees and trial lesson requests, for Malaysian tuition centres, kindergartens, schools and colleges. From {spark_price}.",
  "hero": {
    "headlineText": "Form 4, Add Maths, Wednesday after six. Is there a place, and what does it cost?",
    "subheadlineText": "We make websites for tuition centres, kindergartens, private schools and colleges. A parent finds the class, reads the fee and asks for a trial lesson while the rice is still cooking.",
    "ctaText": "Plan your school’s site",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Parents choose on Sunday night. Your office opens on Monday.",
    "introductoryParagraphs": [
      "A boy in Klang has brought home his trial paper. His mother opens five tabs. Four of them speak of quality education and ask her to ring. All she wants to know is whether there is a class on Wednesday, after silat.",
      "At your counter they could tell her: which teacher is full, what the registration fee includes, when the next intake begins. They say it by mouth, over and over, each January.",
      "A school also carries a care that a shop does not. A child’s face, a name, a badge on a shirt: somebody must think about each before it is public."
    ],
    "problemQuestions": [
      {
        "question": "How do I put sixty classes on a phone without a grid that nobody can read?",
        "answer": "By asking two things first, the form and the subject. What remains is a short list of days, hours and teachers, and a sheet of A4 for the fridge."
      },
      {
        "question": "Do we publish fees when the centre across the road hides theirs?",
        "answer": "We would. Parents who find no fee suppose the worst or ask next door. Three common cases and what changes the sum are enough."
      },
      {
        "question": "Which pictures of pupils may we show, and who has to agree?",
        "answer": "Those for which a parent has agreed in writing, for a stated use and time, without names or badges. Each picture is filed with that consent."
      },
      {
        "question": "How does a request for a trial lesson reach the right teacher?",
        "answer": "By the class that the parent chose. Each class has a teacher and an address for requests; the office gets a copy."
      },
      {
        "question": "Where do our registration and accreditation numbers belong?",
        "answer": "Beside what they cover: the centre’s in the footer, a programme’s on its own page. Ask the body that gave the number how to word it."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "Sorted by the child, from the sofa",
    "introductoryText": "Age or form comes first, then subject, then day. The founder’s message can wait behind them, and parents will reach it sooner for having found the class.",
    "outcomes": [
      {
        "iconName": "CalendarDays",
        "title": "A class for Wednesday",
        "description": "Pick a form and a subject. What remains is a short list of days, hours, rooms and teachers, with a waiting list where a class is full."
      },
      {
        "iconName": "Wallet",
        "title": "The whole fee",
        "description": "Monthly fee, registration, deposit, books and the sibling rate, added up twice: for the first month and for the second."
      },
      {
        "iconName": "UserRound",
        "title": "The person at the whiteboard",
        "description": "A face, a qualification, the years of teaching and the language in which the lesson is held."
      },
      {
        "iconName": "NotebookPen",
        "title": "One trial lesson",
        "description": "A parent leaves her own name, one number, the child’s form and a day. The teacher of that class receives it."
      },
      {
        "iconName": "Bus",
        "title": "The way to the gate",
        "description": "Pick-up bay, van routes, and the hour from which an adult stands at the door."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. A lesson plan in three parts",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "You tell us about one ordinary Monday: the calls, the chats, the father at the counter. Out of it come a list of classes, each with a single spelling, a table of fees, and a rule for photographs that the principal signs."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "We begin with the timetable, because everything hangs from it. Your clerk enters a class while we watch, and whatever makes her hesitate is rebuilt. Give us the date of your intake on the call. We work to a {delivery} average delivery."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Teachers, hours and fees move with every intake, and you move them in plain tables. With the optional Care & Maintenance plan we read the year’s enquiries together and look for the question that no page answers."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Classrooms among our projects"
  },
  "essentialFeatures": {
    "sectionHeadline": "What goes on the timetable, and around it",
    "introductoryText": "A tadika needs fewer of these than a college. We tick them off with you, one by one.",
    "featuresList": [
      {
        "iconName": "Funnel",
        "featureTitle": "A timetable for thumbs",
        "featureDescription": "Filter by form, subject, branch and language. The result prints on one sheet of A4 for the door of the fridge."
      },
      {
        "iconName": "CalendarX",
        "featureTitle": "Days off, state by state",
        "featureDescription": "School breaks, public holidays, weekends that fall on a Friday, replacement lessons. No family in Kota Bharu drives to a locked door."
      },
      {
        "iconName": "Landmark",
        "featureTitle": "Registrations in the open",
        "featureDescription": "Your number from the Ministry of Education, from the Department of Social Welfare for a taska, or from MQA for a programme, beside what it covers. Check with them how to word it."
      },
      {
        "iconName": "ShieldCheck",
        "featureTitle": "Pictures with permission",
        "featureDescription": "Every photograph of a child is filed with a parent’s consent and the day on which it ends. When consent is withdrawn, the picture comes down."
      },
      {
        "iconName": "FilePen",
        "featureTitle": "Enrolment without a printer",
        "featureDescription": "Medical notes and pick-up persons are asked for once a place is offered, on a private form. The public enquiry never requests them."
      },
      {
        "iconName": "CreditCard",
        "featureTitle": "Fees by FPX or DuitNow",
        "featureDescription": "The bill comes with a link to pay. The receipt names the month and the class, which is what a grandfather paying from Penang wants to see."
      },
      {
        "iconName": "Trophy",
        "featureTitle": "Results in full sentences",
        "featureDescription": "If you show examination results, the page gives the year, how many sat the paper and how many earned the grade."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Principals ask us",
    "faqItems": [
      {
        "question": "Should the fees be public?",
        "answer": "We would publish them. Where a fee is missing, some parents suppose the worst and others ask the next centre."
      },
      {
        "question": "What are the rules for pictures of pupils?",
        "answer": "As a working rule: written consent from a parent, for a stated use and a stated time, and no names, badges or car plates in the frame. For the PDPA and your own policy, ask your adviser on data protection."
      },
      {
        "question": "How may a college describe its programmes?",
        "answer": "In the words of its approvals. Accreditation and the advertising of private higher education are regulated, so check with MQA and the Ministry of Higher Education before a page goes live."
      },
      {
        "question": "We train companies. Can we print that a course is HRD Corp claimable?",
        "answer": "When you and the course meet HRD Corp’s conditions, yes, with the details as they give them. Ask them which marks you may use and for how long."
      },
      {
        "question": "What would three branches cost?",
        "answer": "Branch pages, a shared timetable and a trial form are informational work. It starts from {spark_price}, and your quote follows the number of pages. A parents’ area with bills and attendance is a custom app, and those range from {apex_price} to {upper_price}+."
      },
      {
        "question": "Who takes over when our clerk leaves?",
        "answer": "Her login is closed and the next person’s is opened. We leave a short guide made from your own screens, so a new colleague can add a class on her first morning."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Which class do you most want to fill?",
    "bodyText": "Tell us that, and the day your next intake opens. We talk for thirty minutes by video or voice, free of charge. Within 24 hours you have a written proposal that the board can read.",
    "primaryCtaText": "Book a free call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Browse the portfolio",
    "secondaryLinkUrl": "/portfolio"
  }
}
$json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  ('education', 'I entered the new Form 5 chemistry slot on my phone, standing in the corridor. When I got to the counter a father was asking about it. He had the day right, too.', 'Principal, tuition centre in Klang', 1, true),
  ('education', 'We look after babies, so I came in strict about pictures. Their first question was which parents had signed, and until when. I had no answer. There is a column for it now.', 'Taska operator in Putrajaya', 2, true),
  ('education', 'My father founded the school and wanted his speech on the front page. It has its own page instead, under a photograph of the old wooden block. He is content. The van routes are in front.', 'Administrator, private school in Batu Pahat', 3, true)
on conflict do nothing;
