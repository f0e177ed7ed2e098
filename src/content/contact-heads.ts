/** Titles and descriptions of the two form pages, apart from their copy: the route table is loaded with every page. */
export const contactHead = {
  title: 'Contact Rentak Studio | WhatsApp, email or a form',
  description:
    'Write to Rentak Studio in Kuala Lumpur by WhatsApp, email or the form. A person reads it, answers it, and tells you what happens next.',
} as const

export const quoteHead = {
  title: 'Get a website quote in ringgit | Rentak Studio',
  description:
    'Tell us what the website has to do and by when. You get one written figure in ringgit, from RM2,500, with everything it covers and no hidden fees.',
} as const
