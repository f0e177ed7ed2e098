import { areasServed, breadcrumbData, questionData, studioId } from '@/components/seo/structured-data'
import type { PageMeta } from '@/components/seo/page-head'
import { serviceNotFound, servicesSeo } from '@/content/services'
import type { Studio } from '@/content/site'
import { nichePath } from '@/features/services/niche-slug'
import type { NichePageData } from '@/features/services/queries'
import { absoluteUrl } from '@/lib/paths'

const nicheTitle = ({ name, content }: NichePageData) => content.title ?? `Websites for ${name}`

export const nicheTrail = (niche: NichePageData) => [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: nicheTitle(niche), to: nichePath(niche.slug) },
]

/**
 * Metadata of an industry page. Null if not found, undefined while loading or after a failure; neither is
 * indexed.
 */
export function nicheMeta(niche: NichePageData | null | undefined, studio: Studio): PageMeta {
  if (!niche) {
    const title = niche === null ? `${serviceNotFound.title} | {studio}` : servicesSeo.title
    return { title, description: servicesSeo.description, path: '/services', noindex: true }
  }
  const { slug, tagline, content } = niche
  const title = nicheTitle(niche)
  const description = content.metaDescription ?? (tagline || servicesSeo.description)
  const service = {
    '@type': 'Service',
    name: title,
    description,
    serviceType: 'Website design and development',
    url: absoluteUrl(nichePath(slug)),
    audience: { '@type': 'BusinessAudience', name: niche.name },
    areaServed: areasServed(studio),
    provider: { '@type': 'ProfessionalService', '@id': studioId(), name: studio.name },
  }
  return {
    title: `${content.metaTitle ?? title} | {studio}`,
    description,
    path: nichePath(slug),
    structuredData: [
      breadcrumbData(nicheTrail(niche)),
      service,
      ...(content.faq ? [questionData(content.faq.faqItems)] : []),
    ],
  }
}
