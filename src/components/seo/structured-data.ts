import type { Studio } from '@/content/site'
import { absoluteUrl } from '@/lib/paths'

/** The link preview of pages without their own; the build renders it with the studio's name. */
export const defaultImage = '/images/share-default.jpg'

const logo = '/icon-512.png'

/** The studio's identifier in all structured data. */
export const studioId = () => `${absoluteUrl('/')}#studio`

/** schema.org data of the studio: name, place and contact. The page fills in the prices. */
export function studioData(studio: Studio): { '@type': string; [property: string]: unknown } {
  const hours = studio.opening_hours.flatMap(openingHours)
  return {
    '@type': 'ProfessionalService',
    '@id': studioId(),
    name: studio.name,
    url: absoluteUrl('/'),
    description: studio.description,
    email: studio.email,
    image: absoluteUrl(defaultImage),
    logo: absoluteUrl(logo),
    priceRange: '{spark_price} to {upper_price}+',
    areaServed: areasServed(studio),
    address: { '@type': 'PostalAddress', addressLocality: studio.city, addressCountry: 'MY' },
    openingHours: hours.length > 0 ? hours : undefined,
  }
}

/** The studio as publisher: name and logo, which search engines require of an article. */
export const publisherData = ({ name }: Studio) => ({
  '@type': 'Organization',
  '@id': studioId(),
  name,
  url: absoluteUrl('/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl(logo), width: 512, height: 512 },
})

/** The free call as a service that can be booked at this path. */
export const callData = (studio: Studio, path: string) => ({
  '@type': 'Service',
  name: `Free 30-minute call with ${studio.name}`,
  serviceType: 'Web design consultation',
  url: absoluteUrl(path),
  provider: publisherData(studio),
  areaServed: areasServed(studio),
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'MYR' },
  potentialAction: { '@type': 'ReserveAction', target: absoluteUrl(path) },
})

export const areasServed = ({ service_areas: areas }: Studio) =>
  areas.map((name) => ({ '@type': 'AdministrativeArea', name }))

const hoursLine =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*day(?: to (Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*day)?, (\d+):(\d\d) ([AP])M to (\d+):(\d\d) ([AP])M$/

/**
 * Converts 'Monday to Friday, 9:00 AM to 6:00 PM' to schema.org's format; a line with more than days and
 * times gives nothing.
 */
function openingHours(line: string): string[] {
  const [, first, last, ...times] = hoursLine.exec(line) ?? []
  if (!first) return []
  const clock = ([hour, minute, half]: string[]) =>
    `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`
  return [`${first}${last ? `-${last}` : ''} ${clock(times.slice(0, 3))}-${clock(times.slice(3))}`]
}

/** A breadcrumb as schema.org data, Home first. */
export function breadcrumbData(trail: ReadonlyArray<{ label: string; to: string }>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  }
}

/** The questions of a page as schema.org data. */
export function questionData(items: ReadonlyArray<{ question: string; answer: string }>) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
