import { site } from '@/content/site'

/** Title and description of each page: what a search result and a link preview show. */
export const heads = {
  home: {
    title: `${site.name} | Web design and development in Malaysia`,
    description:
      'Fast, clear websites for Malaysian SMEs, law firms and clinics, designed and built in about two weeks. One price in ringgit from RM2,500, no hidden fees.',
  },
  privacy: {
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} collects when you write, book, subscribe or apply, why, where it is kept and for how long, and how you see it or have it removed.`,
  },
  terms: {
    title: `Terms of Service | ${site.name}`,
    description: `How a project with ${site.name} runs: quotes and scope, payment, revisions, your content, ownership after payment, delivery, care plans and liability.`,
  },
  unsubscribe: {
    title: `Unsubscribe | ${site.name}`,
    description: `Leave the ${site.name} newsletter. One click, and no more letters reach you.`,
  },
  admin: {
    title: `Admin | ${site.name}`,
    description: `The desk of ${site.name}.`,
  },
} as const
