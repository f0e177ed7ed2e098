-- Service page for accounting firms, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'accounting-firm',
  '{for-accounting-firm,for-accounting-firms}',
  '{
    accountant, accounting, accounts, account, chartered accountant, accounting firm, audit, auditor,
    audit firm, bookkeeping, bookkeeper, tax, tax agent, tax consultant, tax adviser, tax filing, income tax,
    company secretary, secretarial firm, corporate secretary, cosec, payroll, business registration,
    company registration, company formation, liquidator, financial statements, management accounts, e-invoice,
    sst, cpa, cfo, akauntan, akaun, perakaunan, firma perakaunan, firma akaun, juruaudit, firma audit,
    simpan kira, kira-kira, cukai, ejen cukai, perunding cukai, cukai pendapatan, setiausaha syarikat, gaji,
    urus gaji, daftar syarikat, pendaftaran syarikat, penyata kewangan, e-invois, kerani akaun
  }',
  'Accounting Firms',
  'Calculator',
  'Audit, tax, secretarial and payroll, each with its list of papers to send.',
  'live', 3, true,
  $json$
{
  "slug": "accounting-firm",
  "title": "Websites for Accounting Firms",
  "metaTitle": "Websites for Accounting Firms in Malaysia",
  "metaDescription": "Websites for Malaysian accounting, audit and tax firms: one page per service, document lists, a filing calendar and e-Invoice help you keep current.",
  "hero": {
    "headlineText": "Your clients post you a carrier bag. Your website can ask for a folder.",
    "subheadlineText": "Sites for accounting, audit, tax and secretarial practices that say whom you take on, what each service covers and which papers to send first.",
    "ctaText": "Discuss your practice with us",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Every firm in the search results lists the same six services",
    "introductoryParagraphs": [
      "Accounting. Audit. Taxation. Advisory. Secretarial. Payroll. A contractor in Kajang reads that list on four sites and learns nothing about which firm would take a company with eleven workers and a shoebox of fuel receipts.",
      "So he asks in a WhatsApp group, or he picks the nearest firm. You may have looked after eleven-man contractors for twenty years. The page does not mention it.",
      "Existing clients get little from it either. In the busy months they call to ask what you need from them, and a senior stops work to dictate the same list again."
    ],
    "problemQuestions": [
      {
        "question": "How do we say which industries we know without promising results?",
        "answer": "Describe the records that such a business keeps, and what you ask of it each month. A contractor recognises himself, and nothing is promised."
      },
      {
        "question": "Could the website collect papers, or at least tell people what to send?",
        "answer": "Both. A list for each service says what to send; the papers themselves travel through the portal you pay for, or a private upload area."
      },
      {
        "question": "What should it say about e-Invoice when the details keep moving?",
        "answer": "What you do for clients and what they prepare, with the date of the page on it and a link to LHDN for the phases. You edit it when they move."
      },
      {
        "question": "We want fewer walk-ins for one-off forms and more monthly clients. Can a page do that?",
        "answer": "Yes, by what it leads with. Monthly work gets the pages and the form; one-off forms get a price, a list of papers and the hours to come in."
      },
      {
        "question": "Where do our MIA membership and licences belong?",
        "answer": "In the footer and on the page of each partner, worded as on the certificate. Ask the Institute which of its marks may appear on a website."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "Entries that balance",
    "introductoryText": "Each line names something your staff repeat all week, and the part of the site that takes it over.",
    "outcomes": [
      {
        "iconName": "UsersRound",
        "title": "Clients who chose you for a reason",
        "description": "Pages for contractors, clinics, online sellers or associations, as your own book of clients suggests. Each describes the records such a business keeps."
      },
      {
        "iconName": "ListChecks",
        "title": "Complete papers, more often",
        "description": "A list per service, short enough to print. Bank statements, SSM forms, last year’s accounts, in the order your team works through them."
      },
      {
        "iconName": "CalendarDays",
        "title": "Fewer calls about due dates",
        "description": "A calendar of filings that your office edits. Each line shows who it concerns and when you last checked it."
      },
      {
        "iconName": "Coins",
        "title": "Fees that are easier to talk about",
        "description": "Say what moves a fee: transactions a month, number of employees, the state of the records. A business owner can then guess which side of it he is on."
      },
      {
        "iconName": "BriefcaseBusiness",
        "title": "Juniors who apply knowing the work",
        "description": "A careers page with the real week of an associate, study leave and the software on the desk."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. Fitted between two filing seasons",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We ask for your client list without the names: trades, sizes, services taken. It shows who you really serve, and the site’s headings come from there."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "Your partners need to read about ten pages. We plan the reading outside your peak months, move email and domain with care, and go live on a quiet morning."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "A rule changes, you change one page and its date. Twice a year we go through the searches that brought people in and the questions your front desk still gets."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Practices and back offices we have drawn pages for"
  },
  "essentialFeatures": {
    "sectionHeadline": "The working parts",
    "introductoryText": "Choose what your practice would use. Each item can be added later without touching the others.",
    "featuresList": [
      {
        "iconName": "BadgeCheck",
        "featureTitle": "Credentials in one place",
        "featureDescription": "Firm number, MIA membership, audit and tax agent approvals, company secretary’s practising certificate: whichever you hold, in the name it was issued to."
      },
      {
        "iconName": "Receipt",
        "featureTitle": "An e-Invoice page with a date on it",
        "featureDescription": "What you do for clients, what they must prepare, and a link to LHDN for the current phases. You edit the page and its date shows."
      },
      {
        "iconName": "FolderLock",
        "featureTitle": "Document hand-over",
        "featureDescription": "A link to the portal you already pay for, or a private upload area built for the firm. Client papers never travel through an ordinary contact form."
      },
      {
        "iconName": "Calculator",
        "featureTitle": "A request for quotation",
        "featureDescription": "Five questions: entity, year end, turnover band, transactions, employees. Enough for a first figure."
      },
      {
        "iconName": "CalendarClock",
        "featureTitle": "Appointments by service",
        "featureDescription": "Company formation with the secretary, a tax question with the tax manager. Slots close themselves during your peak weeks."
      },
      {
        "iconName": "NotebookPen",
        "featureTitle": "Notes after each Budget",
        "featureDescription": "A blog your manager can write in, with categories for individuals, companies and employers."
      },
      {
        "iconName": "Languages",
        "featureTitle": "Second language where clients need it",
        "featureDescription": "A hawker and his daughter may want the same checklist in Chinese and in English."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Asked by partners, answered briefly",
    "faqItems": [
      {
        "question": "Are we allowed to advertise?",
        "answer": "Members of the MIA have by-laws on how they may present themselves, and audit has stricter expectations than bookkeeping. We keep to facts and avoid comparisons. Check with the Institute before launch, and again when you add a new kind of statement."
      },
      {
        "question": "Will you write about tax for us?",
        "answer": "We write the structure, the headings and the plain descriptions. A figure, a threshold or a deadline comes from you, carries its date and sits where your staff can change it in a minute."
      },
      {
        "question": "Could clients log in to see their files?",
        "answer": "They could. Often the accounting or portal software you own does this already, and a clear link is all you need. A client area of your own is a custom application, and those are quoted at {apex_price} to {upper_price}+."
      },
      {
        "question": "What would an ordinary site for our firm come to?",
        "answer": "Prices begin at {spark_price} for an informational site. You get a fixed sum to approve, with the pages listed. Domain and hosting are billed by their providers, and upkeep by us is optional."
      },
      {
        "question": "How do we keep spam out of the enquiry form?",
        "answer": "The form has a hidden check and a limit on repeats. Asking for the year end helps too: people send it, machines seldom bother."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Thirty minutes, before the next filing season",
    "bodyText": "Tell us which five clients you would like ten more of. We send you a page plan and one price within a day of the call.",
    "primaryCtaText": "Pick a time to talk",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Compare the packages",
    "secondaryLinkUrl": "/pricing"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'accounting-firm',
    'The document list did it. I print it and staple it to the engagement letter. My seniors have stopped reciting bank statements, twelve months, all pages, even the blank ones.',
    'Audit partner, accounting firm in Ipoh',
    1,
    true
  ),
  (
    'accounting-firm',
    'For years we described ourselves as a one-stop centre. They asked who walks in. Contractors, mostly. So the page says contractors, and a roofing company from Nilai rang because of that word.',
    'Tax manager, practice in Seremban',
    2,
    true
  )
on conflict do nothing;
