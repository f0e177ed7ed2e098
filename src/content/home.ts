/**
 * Texts of Home. The specification's texts are quoted verbatim; {placeholders} are facts and claims of
 * content/site.ts.
 */
export const hero = {
  badge: 'Web Design & Development',
  stats: [
    { value: '{satisfaction}', label: 'client satisfaction' },
    { value: '{delivery}', label: 'average delivery' },
    { value: '{success}', label: 'project success rate' },
    { value: '{uptime}', label: 'uptime' },
  ],
  headline: 'Build your business a website that earns its keep.',
  description:
    'We design and build fast, clear websites for Malaysian SMEs, law firms and clinics. Quoted once in ringgit, with no hidden fees.',
  action: 'Book My Free Strategy Call',
  asides: ['30 minutes, no obligation.', 'Opens WhatsApp.'],
  showcase: {
    label: 'What we build',
    tabs: [
      {
        title: 'Frontend Excellence',
        caption: 'The face. What your client sees, on any phone. Load time {load_time}.',
        alt: 'A web page woven as songket cloth: navigation, headline, one red button, a star, three panels and a border of bamboo shoots.',
      },
      {
        title: 'Backend Power',
        caption:
          'The reverse. Forms, bookings and content carried across. Nobody sees it, everything hangs on it.',
        alt: 'The reverse of the same cloth, where the threads that carry the pattern are seen.',
      },
      {
        title: 'Design System',
        caption: 'The draft. One set of type, colour and spacing, so page forty matches page one.',
        alt: 'The weaver’s draft of the same cloth: squares on a grid of twelve columns.',
      },
    ],
  },
} as const

/** Shown above Home at an unknown URL. */
export const unknownAddress = {
  text: 'There is no page at this address. This is our home page.',
  action: { label: 'Tell us what you were looking for', to: '/contact' },
} as const

export const audience = {
  heading: 'What a law firm needs is not what a shop needs.',
  law: {
    title: 'Project Authority & Trust',
    text: 'A client with a letter from the other side reads three firm websites before lunch. Yours should name the partner, the practice and the fee in the first minute.',
    sample: [
      ['Partner', 'Devan Nair'],
      ['Practice', 'Conveyancing'],
      ['Fee', 'Fixed'],
    ],
    link: { label: 'See Our Work for Law Firms', to: '/services/law-firm' },
  },
  clinic: {
    title: 'Streamline Patient Experience',
    text: 'Hours, doctors, panel insurers and a time that suits, without ringing the front desk.',
    times: ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'],
    chosen: '10:00',
    link: { label: 'See Our Work for Clinics', to: '/services/medical-professional' },
  },
  shop: {
    title: 'Generate Leads & Drive Sales',
    text: 'Your shutters come down at six. The site keeps answering, takes the order, and sends it to the phone in your pocket.',
    link: { label: 'See Our Work for SMEs', to: '/services/sme-startup' },
  },
} as const

export const featured = {
  heading: 'Work you can open and try',
  /** Used if one of them has no live site. */
  plainHeading: 'Recent work',
  projectsLabels: { real: 'active projects', samples: 'sample projects' },
  stats: [
    { value: '{satisfaction}', label: 'client satisfaction' },
    { value: 'Modern', label: 'tech stack' },
  ],
  action: { label: 'View All Projects', to: '/portfolio' },
} as const

export const partner = {
  heading: 'Your Growth Partner, From Strategy to Scale',
  text: 'You talk to the people who draw and build your site, from the first question to the second branch.',
  stats: [
    { value: '{stars}', label: 'satisfaction' },
    { value: '{retention}', label: 'client retention' },
  ],
  listHeading: 'Our Approach',
  approach: [
    {
      title: 'Your customer speaks first',
      text: 'We begin with who calls you and what they ask. The page answers that before it says a word about you.',
    },
    {
      title: 'One price, in writing',
      text: 'A single quote in ringgit. Afterwards only your own domain and hosting, and care if you want it.',
    },
    {
      title: 'The pages that bring calls, first',
      text: 'What earns the enquiry goes online first and is tested on a slow phone. The rest can wait its turn.',
    },
    {
      title: 'Room for the next branch',
      text: 'A blog, bookings, a shop, a second outlet: each fits the same frame, so you add a page and not a new website.',
    },
  ],
  action: { label: 'Explore Our Packages', to: '/pricing' },
} as const

export const process = {
  heading: 'Four steps, always in this order',
  text: 'We work to a {delivery} average delivery. Larger work keeps the order and holds each step longer.',
  steps: [
    {
      title: 'Discovery & Strategy',
      text: 'We ask who your customers are, what they need to decide, and what your last site got wrong.',
      bars: [1, 4],
    },
    {
      title: 'Design & Content',
      text: 'You see real pages with your real words in them. No placeholder text.',
      bars: [4, 10],
    },
    {
      title: 'Launch & SEO',
      text: 'Moved to your domain, tested on slow phones, handed to Google with titles and sitemap in order.',
      bars: [10, 14],
    },
    {
      title: 'Support & Growth',
      text: 'We watch the figures with you and change what does not work. Care plans are optional.',
      bars: [14, 16],
      isOngoing: true,
    },
  ],
} as const
