import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/paths'

/** schema.org's description of the studio itself: who, where, how to reach. */
export function studioData(): { '@type': string; [property: string]: unknown } {
  return {
    '@type': 'ProfessionalService',
    '@id': `${absoluteUrl('/')}#studio`,
    name: site.name,
    url: absoluteUrl('/'),
    description: site.description,
    email: site.email,
    image: `${absoluteUrl('/')}images/og-default.png`,
    priceRange: 'RM2,500 to RM50,000+',
    areaServed: site.serviceAreas.map((name) => ({ '@type': 'AdministrativeArea', name })),
    address: { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'MY' },
  }
}
