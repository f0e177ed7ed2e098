import { defineRoute } from '@/app/define-route'
import { studioData } from '@/components/seo/studio-data'
import { aboutHead } from '@/content/about-head'
import { aboutQuery } from '@/features/about/queries'
import { absoluteUrl } from '@/lib/paths'

export const aboutRoutes = [
  defineRoute({
    path: '/about',
    load: () => import('@/pages/about-page').then((module) => module.AboutPage),
    queries: () => ({ about: aboutQuery() }),
    meta: ({ data }) => ({
      ...aboutHead,
      path: '/about',
      structuredData: [
        {
          '@type': 'AboutPage',
          url: absoluteUrl('/about'),
          mainEntity: { ...studioData(), ...founder(data.about?.founder.signature) },
        },
      ],
    }),
    prerender: { source: 'src/pages/about-page.tsx', paths: () => ['/about'] },
  }),
]

/** Whoever signs the founder's section; nobody where the owner has named nobody. */
function founder(signature?: { name?: string; title?: string }) {
  return (
    signature?.name && { founder: { '@type': 'Person', name: signature.name, jobTitle: signature.title } }
  )
}
