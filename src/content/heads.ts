import { site } from '@/content/site'

/** Title and description of each page: what a search result and a link preview show. */
export const heads = {
  home: {
    title: `${site.name} | Web design and development in Malaysia`,
    description:
      'Fast, clear websites for Malaysian SMEs, law firms and clinics, designed and built in about two weeks. One price in ringgit from RM2,500, no hidden fees.',
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
