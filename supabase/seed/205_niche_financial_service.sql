-- Service page for planners, advisers, agents and brokers, with client testimonials.

insert into public.niche_pages (
  slug, aliases, search_words, name, icon_name, tagline, status, display_order, is_published, content
) values (
  'financial-service',
  '{for-financial-service,for-financial-services}',
  '{
    insurance, insurance agent, insurance agency, insurance broker, life insurance, medical card,
    motor insurance, takaful, takaful agent, unit trust, unit trust consultant, mutual fund, financial planner,
    financial planning, financial adviser, financial advisor, financial consultant, finance, wealth management,
    wealth planner, investment, investor, investment adviser, fund manager, asset management, stockbroker,
    remisier, trading, trader, broker, bank, banker, bank loan, loan, loan agent, loan consultant,
    personal loan, mortgage, mortgage broker, moneylender, licensed moneylender, credit, credit company,
    hire purchase, leasing, pawnshop, money changer, remittance, cooperative, fintech, crowdfunding,
    estate planning, retirement planning, trust company, debt, insurans, ejen insurans, ejen takaful,
    agen insurans, kad perubatan, amanah saham, unit amanah, perunding unit amanah, perancang kewangan,
    penasihat kewangan, perunding kewangan, kewangan, pelaburan, pelabur, saham, emas, simpanan, pinjaman,
    pinjaman peribadi, pembiayaan, ejen pinjaman, pemberi pinjam wang, koperasi, pajak gadai, kedai pajak,
    ar-rahnu, pengurup wang, hibah, harta pusaka, hutang, kredit
  }',
  'Financial Services',
  'HandCoins',
  'Who you are licensed by, whom you advise and how you are paid, in that order.',
  'live', 5, true,
  $json$
{
  "slug": "financial-service",
  "title": "Websites for Financial Services",
  "metaTitle": "Websites for Financial Advisers in Malaysia",
  "metaDescription": "Websites for Malaysian planners, insurance and takaful agents and fund firms: licence statements that can be checked, fees in plain words, booked meetings.",
  "hero": {
    "headlineText": "Before they trust you with savings, they check your name. Help them check.",
    "subheadlineText": "We make sites for planners, takaful and insurance agents, brokers and fund houses: licence first, fee second, then the conversation.",
    "ctaText": "Speak with us about your site",
    "ctaLink": "/book-a-call",
    "backgroundImageUrl": null
  },
  "problemStatement": {
    "sectionHeadline": "Honest advisers look rather like the other kind",
    "introductoryParagraphs": [
      "A teacher in Kuantan has RM60,000 from her late father and three messages from people who would like to help. One of them is you. All three use the same photograph of a couple on a beach.",
      "She has read about clone firms and vanished deposits. So she searches for your name together with the word scam. What comes up is a social profile and an old event listing, and neither tells her who supervises you.",
      "Anything you publish passes through a compliance desk, so most colleagues give up on the second draft. The field is left to those who never had to ask."
    ],
    "problemQuestions": [
      {
        "question": "Which licence and registration details should a visitor be able to verify?",
        "answer": "Your licence or registration number, the body that issued it, the company you represent, and a link to the public register where she can check all three."
      },
      {
        "question": "How can I explain what I am paid without frightening people away?",
        "answer": "In one paragraph near the top: who pays you, when, and what a first meeting costs. What frightens people is having to ask."
      },
      {
        "question": "My principal must approve each page. Will that take months?",
        "answer": "It may take longer than the build. The site waits on a private address, text and wording apart, so that a reviewer reads pages and not drafts by email."
      },
      {
        "question": "Can I mention returns, awards or past performance?",
        "answer": "Only what your compliance desk has cleared, with its period and its warning. A worked example of fees is often read more carefully."
      },
      {
        "question": "How do I get fewer comparison shoppers and more families who want a plan?",
        "answer": "Write pages for stages of life, first child or first shop, and let the form ask what the meeting is for. Product tables call for comparison."
      }
    ]
  },
  "solutionOutcome": {
    "sectionHeadline": "Five reasons a careful person books the meeting",
    "introductoryText": "Caution is sensible with money. The site treats it that way and answers it line by line.",
    "outcomes": [
      {
        "iconName": "BadgeCheck",
        "title": "A name that can be looked up",
        "description": "Licence or registration number, the body that issued it, the company you represent, and a link to the public register."
      },
      {
        "iconName": "HandCoins",
        "title": "Pay, explained in one paragraph",
        "description": "Fee, commission or both. Readers learn who pays you, when, and what the first meeting costs them."
      },
      {
        "iconName": "Umbrella",
        "title": "Help at the moment of a claim",
        "description": "A page for policyholders: whom to ring after an accident or admission, which papers to keep, what happens in the week after."
      },
      {
        "iconName": "Users",
        "title": "Pages for stages of life",
        "description": "First salary, first child, a shop to insure, ten years before EPF withdrawal. A reader recognises herself before any product is mentioned."
      },
      {
        "iconName": "CalendarCheck",
        "title": "Meetings with a purpose written down",
        "description": "Review, new plan, claim, employee scheme. You arrive with the right form and she with the right statements."
      }
    ]
  },
  "brandedProcess": {
    "sectionHeadline": "THINK. LAUNCH. REPEAT. With compliance in the room",
    "processPhases": [
      {
        "phaseName": "Think",
        "phaseDescription": "We ask who must approve, on what form, and which statements are compulsory. Those go into the plan as fixed lines before we write a single heading."
      },
      {
        "phaseName": "Launch",
        "phaseDescription": "Text is delivered as one document with numbered lines and a record of changes. Design goes ahead beside the review, and the site opens when the approval is on file."
      },
      {
        "phaseName": "Repeat",
        "phaseDescription": "Renewed licence, revised brochure, withdrawn fund: each has an owner and a review date. Old versions are kept, so that you can show what was on the page and when."
      }
    ]
  },
  "portfolioProjects": {
    "sectionHeadline": "Pages built to be checked"
  },
  "essentialFeatures": {
    "sectionHeadline": "Parts we recommend for people who handle money",
    "introductoryText": "An agent on her own often starts with half of this list. A licensed firm tends to want all of it.",
    "featuresList": [
      {
        "iconName": "IdCard",
        "featureTitle": "Licence statement in the footer",
        "featureDescription": "On each page, in full: licensed by the Securities Commission, approved by Bank Negara Malaysia, or registered through an industry association, as your case may be."
      },
      {
        "iconName": "ShieldCheck",
        "featureTitle": "How to tell it is us",
        "featureDescription": "Your real numbers and account names, what you will never ask for, and links to both regulators’ alert lists."
      },
      {
        "iconName": "Calculator",
        "featureTitle": "A calculator with its workings shown",
        "featureDescription": "Education fund, loan cover or retirement gap. Assumptions are printed under the answer, and nothing typed is stored unless the visitor sends it."
      },
      {
        "iconName": "UserRound",
        "featureTitle": "Adviser pages",
        "featureDescription": "Photograph, qualification, years in practice, languages, licence. A team lead can add a person and take one away."
      },
      {
        "iconName": "FileText",
        "featureTitle": "Product pages that point to the source",
        "featureDescription": "Plain description, who it is not for, and the official disclosure sheet or prospectus as a download."
      },
      {
        "iconName": "FileLock",
        "featureTitle": "Short forms, held safely",
        "featureDescription": "Name, number, subject. Identity card numbers and health declarations wait for the system your principal provides."
      },
      {
        "iconName": "PenLine",
        "featureTitle": "Articles with an approval field",
        "featureDescription": "Writer, reviewer and date are recorded, and a draft cannot go public until the reviewer is named."
      }
    ]
  },
  "faq": {
    "sectionHeadline": "Before the compliance desk asks",
    "faqItems": [
      {
        "question": "Will you make sure our site meets SC and BNM requirements?",
        "answer": "That judgement belongs to your compliance officer or principal. Our part is to leave room for the required statements, keep claims out of the copy and hand over text that is easy to review. Where you are unsure, check with the regulator that licenses you."
      },
      {
        "question": "I am an agent under an insurer. May I have my own website?",
        "answer": "Ask the company first, in writing. Many set rules on names, logos and product descriptions. Once we have those rules, we design inside them, and the site says plainly whom you represent."
      },
      {
        "question": "Can we show performance charts?",
        "answer": "Only with the figures, periods and warnings your compliance desk has cleared. We can build a chart fed from a sheet you control. Many advisers find that a worked example of fees is read more carefully."
      },
      {
        "question": "How is your own work charged?",
        "answer": "Once, after a written quotation. {spark_price} is where informational sites begin. A client portal or a custom application belongs with the larger jobs, {apex_price} up to {upper_price}+. The sum is yours to approve before work begins."
      },
      {
        "question": "What if approval takes longer than the build?",
        "answer": "We work to a {delivery} average delivery. A review can run past the build: the site then waits on a private address with a password. We do not put unapproved pages in public to save a few days."
      },
      {
        "question": "Where are enquiries kept?",
        "answer": "They reach your email or phone, and a list that only the people you name can open. We help you set how long they stay, and your PDPA notice says the same."
      }
    ]
  },
  "finalCta": {
    "headlineText": "Search for your own name tonight",
    "bodyText": "Then tell us what you found. Half an hour on the phone or by video is free, and you will have a plan and a figure in writing within 24 hours.",
    "primaryCtaText": "Set up a call",
    "primaryCtaLink": "/book-a-call",
    "secondaryLinkText": "Read how we price",
    "secondaryLinkUrl": "/pricing"
  }
}
  $json$::jsonb
)
on conflict do nothing;

insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order, is_sample) values
  (
    'financial-service',
    'Compliance returned the draft with four comments. My last attempt came back with forty, so I sent the studio a thank-you cake. The paragraph on how I am paid went through untouched.',
    'Licensed financial planner in Subang Jaya',
    1,
    true
  ),
  (
    'financial-service',
    'The claims page is the one my clients keep. When a car is on the shoulder of the highway at midnight, they do not need my biography. They need the tow number and what to photograph.',
    'Takaful agency leader in Kota Bharu',
    2,
    true
  )
on conflict do nothing;
