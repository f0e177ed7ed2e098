import { absoluteUrl } from '@/lib/paths'

/** schema.org's form of the trail that stands on the page, Home first. */
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
