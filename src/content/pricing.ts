import { priceRanges } from '@/content/packages'

/** Texts of Pricing. The specification's texts are quoted verbatim. */
export const pricingHero = {
  heading: 'Pricing That Scales With Your Ambition',
  text: 'Every project is quoted for you, once. Afterwards you pay only your own domain and hosting, and a Care & Maintenance plan if you want one.',
  action: 'Explore Our Approach',
  stats: [
    { value: '3', label: 'Custom Solution Tiers' },
    { value: '{delivery}', label: 'Efficient Project Timelines' },
    { value: '100%', label: 'Custom Solutions' },
  ],
} as const

export const stages = {
  id: 'tailored-solutions',
  heading: 'Three lengths of the same cloth',
  action: 'Get Your Custom Solution',
  from: 'From',
  without: 'Not in it:',
  tiers: {
    spark: {
      audience: 'For new ventures and startups',
      text: 'Get found, be understood, take the first enquiry. A handful of pages that say what you do and how to reach you.',
      includes: [
        'Written with you, page by page',
        'Your own domain and business email',
        'Found by name and by town',
      ],
    },
    amplify: {
      audience: 'For growing businesses and SMEs',
      text: 'More services, more staff, more questions. A page for each service, a blog you can write yourself, bookings that reach your phone.',
      includes: [
        'A page for each service and branch',
        'Articles you publish without us',
        'Enquiries and bookings in one list',
      ],
    },
    apex: {
      audience: 'For market leaders and established organizations',
      text: 'Shops, client areas, custom tools. Built around how your people already work, with room for next year.',
      includes: [
        'Payments by card, FPX and e-wallet',
        'Sign-in for clients or staff',
        'Joined to the systems you keep',
      ],
    },
  },
  axis: {
    label: priceRanges,
    low: '{spark_price}',
    growing: '{amplify_price}',
    middle: '{apex_price}',
    high: '{upper_price}+',
    first: 'Informational sites start here',
    second: 'Advanced e-commerce or custom apps',
  },
} as const

export const comparison = {
  heading: 'Which one is yours?',
  text: 'The three packages side by side. Tick what you need, and we name the one that covers it.',
  columns: { name: 'Package', pages: 'Pages', time: 'Time', from: 'From' },
} as const

export const estimator = {
  heading: 'What would yours cost?',
  pages: 'How many pages?',
  needs: 'What should it do?',
  care: 'We look after it afterwards',
  result: (name: string, from: string) => `${name}, from ${from}.`,
  withCare: 'A Care & Maintenance plan adds from {care_price} a month.',
  note: 'Your written quote names the exact figure.',
  action: 'Get a quote for this',
} as const

export const costFactors = {
  heading: 'What moves the price',
  text: 'Six things decide your price. We go through them on the call, and the quote names each one.',
  items: [
    {
      title: 'Design complexity',
      text: 'A clear page drawn from a system costs less than one where every screen is its own picture. We say which parts of yours deserve the second kind.',
    },
    {
      title: 'Scope and number of pages',
      text: 'Five pages are a week of writing and drawing. Forty are mostly the writing: if you bring finished text, the price comes down.',
    },
    {
      title: 'E-commerce and payments',
      text: 'Selling means stock, delivery, refunds and a payment gateway. The gateway charges its own fee for each sale, and that fee never passes through us.',
    },
    {
      title: 'Custom features and integrations',
      text: 'A booking calendar, a fee calculator, a link to your accounting software. Each is priced by itself, so you can leave one for later.',
    },
    {
      title: 'Advanced animations',
      text: 'Movement that explains something takes time to make and to test on a slow phone. Movement that only decorates we would rather not sell you.',
    },
    {
      title: 'Ongoing care and SEO',
      text: 'Updates, backups and small changes by the month, or none of it. The plan is optional and ends with 30 days’ notice.',
    },
  ],
} as const

const bespokeMessage = 'I would like to discuss a custom bespoke project.'

export const bespoke = {
  heading: 'Nothing here fits?',
  text: 'A members’ portal for an association, a quotation tool for a factory, a second site in another language: tell us what it has to do, and we price it as its own thing.',
  action: {
    label: 'Discuss a Bespoke Project',
    to: `/book-a-call?${new URLSearchParams({ project_type: 'Bespoke Project', message: bespokeMessage })}`,
  },
} as const

export const pricingQuestions = {
  heading: 'Before you ask for a price',
  items: [
    {
      question: 'How much does a website cost?',
      answer: `${priceRanges} You get one written figure for your own project within 24 hours after the call.`,
    },
    {
      question: 'Are there hidden fees?',
      answer:
        'No. The quote is one-time and names everything in it. What recurs is paid to others and in your own name: the domain and the hosting. A Care & Maintenance plan is optional.',
    },
    {
      question: 'When do I pay?',
      answer:
        'Below {apex_price}: 50% to begin, 50% before launch. From {apex_price} on: 40% to begin, 30% when the design is approved, 30% before launch. By bank transfer or DuitNow, within 14 days of each invoice.',
    },
    {
      question: 'What does the care plan cost?',
      answer:
        'From {care_price} a month, for updates, backups and small changes. It is optional, runs from month to month and ends with 30 days’ notice.',
    },
    {
      question: 'How long does it take?',
      answer:
        'We work to a {delivery} average delivery. Larger work keeps the same order of steps and takes longer at each; the quote says how long.',
    },
    {
      question: 'What if the work grows while you build?',
      answer:
        'Then we stop and write down what has been added and what it costs, before anyone works on it. You may say no and keep the first price.',
    },
    {
      question: 'Who owns the website afterwards?',
      answer:
        'You do, once it is paid: the design, the text we wrote for you, the pictures we made and the domain, which is registered in your name from the first day.',
    },
    {
      question: 'Is the first call free?',
      answer: 'Yes. Thirty minutes by video or voice, with no obligation. You are not asked to decide on it.',
    },
  ],
} as const
