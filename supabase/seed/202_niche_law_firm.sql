-- Service page for law firms, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'law-firm',
  '{for-law-firm,for-law-firms}',
  '{
    lawyer, law office, law firm, legal firm, legal services, legal, solicitor, advocate,
    advocates and solicitors, barrister, attorney, litigation, litigator, conveyancing, conveyancer, court,
    divorce lawyer, family lawyer, criminal lawyer, corporate lawyer, property lawyer, syariah lawyer,
    immigration lawyer, notary public, commissioner for oaths, arbitrator, mediator, will writing, probate,
    trademark agent, patent agent, legal adviser, paralegal, peguam, peguambela, peguamcara, peguam syarie,
    peguam cerai, peguam hartanah, peguam jenayah, guaman, firma guaman, firma undang-undang, pejabat peguam,
    khidmat guaman, undang-undang, mahkamah, notari, pesuruhjaya sumpah, wasiat, faraid, pusaka, tuntutan, loyar
  }',
  'Law Firms',
  'Scale',
  'The lawyer’s name, the matter and how you charge, within a reader’s first minute.',
  'live', 2, true,
  $json$
{
  "slug": "law-firm",
  "title": "Websites for Law Firms",
  "metaTitle": "Websites for Law Firms in Malaysia",
  "metaDescription": "Websites for Malaysian law firms that name the partner, the practice and the way you charge in the first minute, written with the publicity rules in mind.",
  "hero": {
    "headlineText": "A worried reader gives you one minute. Name the lawyer in it.",
    "subheadlineText": "We build websites for Malaysian firms that put the partner, the practice and the fee before everything else, in wording your Bar Council will not object to.",
    "ctaText": "Talk to us about your firm",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Most people who need a lawyer have never met one",
    "introductoryParagraphs": [
      "She has a letter of demand on the kitchen table and fourteen days to answer it. Your home page shows her a gavel, a skyline and the words full-service firm. She still does not know whether anybody there handles a dispute over a renovation in Subang Jaya.",
      "The partners know the answer. It sits in their heads, in a profile last edited when the third partner joined, and in a directory listing with the old address. On her telephone she sees none of it.",
      "Meanwhile you have rules to keep. Much that other trades may print, a solicitor may not, and so many firms print nothing."
    ],
    "problemQuestions": [
      {
        "question": "What may we say about ourselves under the publicity rules, and what should stay off the page?",
        "answer": "Facts, qualifications and practice areas as a rule, without comparisons and claims. We write so; a partner checks the text with the Bar Council before it is public."
      },
      {
        "question": "Why do callers ask for the fee before they have told us the matter?",
        "answer": "Fear of an open bill. A paragraph on how you charge, what the first meeting costs and when work stops answers it before they ring."
      },
      {
        "question": "How do we show experience when we cannot show our clients?",
        "answer": "By describing the work and not the client: the steps, the papers, the courts and registries, and who has done it for how many years."
      },
      {
        "question": "Can a small firm in Seremban be found beside the large names of Kuala Lumpur?",
        "answer": "For a matter and a town, often yes. A page on conveyancing in Seremban answers that search more exactly than a large firm’s list of practices. Nobody can promise a place."
      },
      {
        "question": "Who takes the associate’s profile down on the day she leaves?",
        "answer": "Anyone you give a login. One switch takes her profile away; her articles can stay under the firm’s name."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "A site a partner can hand to a client without explaining",
    "introductoryText": "The order matters more than the decoration. We begin with who acts, go on to what for, then to how it is charged, and only then to the history of the firm.",
    "outcomes": [
      {
        "iconName": "UserRound",
        "title": "The right lawyer, found by name or by matter",
        "description": "A reader who types conveyancing sees two solicitors, their branch, their languages and a direct line. Nobody is transferred three times."
      },
      {
        "iconName": "Receipt",
        "title": "Fees explained as far as the rules allow",
        "description": "Scale fees named as scale fees, fixed fees for fixed work, and a plain account of how an hourly matter is billed and stopped."
      },
      {
        "iconName": "BookOpen",
        "title": "Calls that start further along",
        "description": "Each practice page says what happens first, what to bring and roughly how long it takes. The caller has read it before your clerk picks up."
      },
      {
        "iconName": "Scale",
        "title": "Copy ready for a partner’s red pen",
        "description": "No comparisons with other firms, no superlatives, no results dressed as promises. We mark any sentence that deserves a second look."
      },
      {
        "iconName": "Landmark",
        "title": "A firm that looks as old as it is",
        "description": "Year of founding, call to the Bar, courts and registries you attend. Facts in good type do the work of a marble column."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. In the order a file is opened",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We take instructions. Which matters do you want more of, which would you rather refer out, and who signs off a sentence? From that we draw the practice tree and one sample page."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "Draft pages go to the partners as numbered paragraphs, so that comments read as amendments. When the last is settled we publish, redirect every old address and keep your email running."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Each quarter somebody in the firm gets a short list: new admissions, departures, a changed form, a page with many readers and no calls. Tick, amend, publish."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Firms whose pages name names"
  },
  "essentialFeatures": {
    "sectionHeadline": "Written into every law firm’s site",
    "introductoryText": "These are the parts a client, a junior looking for pupillage and the other side’s solicitor all go looking for.",
    "featuresList": [
      {
        "iconName": "IdCard",
        "featureTitle": "Lawyer profiles",
        "featureDescription": "Photograph, qualification, year of admission, languages, direct line. Each has its own address, because people search for a person."
      },
      {
        "iconName": "ScrollText",
        "featureTitle": "Practice pages in layman’s words",
        "featureDescription": "Buying a flat, ending a marriage, proving a will. The legal term is beside the plain one."
      },
      {
        "iconName": "ClipboardList",
        "featureTitle": "What to bring",
        "featureDescription": "A printable list for each kind of matter: IC, title, SPA, marriage certificate, the letter itself."
      },
      {
        "iconName": "Lock",
        "featureTitle": "A first-contact form that asks little",
        "featureDescription": "Name, number, type of matter and the name of the other party, so that you can run a conflict check before anyone tells the whole story."
      },
      {
        "iconName": "ShieldCheck",
        "featureTitle": "A notice against fraud",
        "featureDescription": "Your genuine telephone numbers and one sentence asking clients to ring before they pay into any new account."
      },
      {
        "iconName": "Newspaper",
        "featureTitle": "Articles under a lawyer’s name",
        "featureDescription": "A plain editor for updates, with the date of the law stated at the top and a reminder when a piece turns one year old."
      },
      {
        "iconName": "Gavel",
        "featureTitle": "Careers and pupillage",
        "featureDescription": "Intake, documents and the person who reads the applications. It spares your secretary many emails."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Questions partners put to us",
    "faqItems": [
      {
        "question": "Do you know the rules on publicity for lawyers?",
        "answer": "We know that they exist and we write with restraint: facts, qualifications and practice areas rather than claims. We are not your advisers on them. Before launch a partner should check the text with the Bar Council, or with the body for Sabah or Sarawak where you practise there."
      },
      {
        "question": "May we publish our fees?",
        "answer": "Some fees follow a scale fixed by law, others are yours to agree. We can set out either, or simply explain how you charge. Check with the Bar Council which figures may appear on the page, and date them."
      },
      {
        "question": "Should we have testimonials?",
        "answer": "We leave the space out unless you have confirmed that you may use it. A page that explains, step by step, what will happen to the reader’s matter gives a similar comfort and raises no question of confidentiality."
      },
      {
        "question": "How much does a firm’s website cost?",
        "answer": "It begins at {spark_price} for a sole practitioner with a few pages. Larger firms cost more, for example twelve lawyers in two branches, and you will know how much before any work starts. The quote is a single sum with nothing hidden in it."
      },
      {
        "question": "Will our website be ready before we move office?",
        "answer": "We work to a {delivery} average delivery. In a partnership the slow step is approval, so we agree on one partner who may say yes."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Send us your present home page",
    "bodyText": "We read it as a client would, with a clock beside us, and tell you on a free call what we knew about your firm after sixty seconds.",
    "primaryCtaText": "Arrange the call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Look at our work first",
    "secondaryLinkUrl": "/portfolio"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'law-firm',
    'We argued over every adjective and ended by removing them all. My partners disliked that for a day. The site now says who does what and how we bill, and first meetings open at the second question.',
    'Managing partner, law firm in Petaling Jaya',
    1,
    true
  ),
  (
    'law-firm',
    'I practise alone. Clients used to ask whether I had a firm behind me. The profile page answers in four lines: admitted in which year, in which courts, in which languages, and yes, only me.',
    'Sole practitioner in Melaka',
    2,
    true
  ),
  (
    'law-firm',
    'What I noticed was the numbering. Drafts came as paragraphs we could mark up, so nobody had to learn a new system. From instructions to launch we held two meetings.',
    'Conveyancing partner, law firm in George Town',
    3,
    true
  )
on conflict do nothing;
