/** Columns whose own names say badly what they hold. */
const known: Readonly<Record<string, string>> = {
  value: 'What it says',
  thumbnail_url: 'Picture',
  thumbnail_alt: 'What the picture shows',
  featured_image_url: 'Picture',
  featured_image_alt: 'What the picture shows',
  avatar_url: 'Portrait',
  'value.photo_url': 'Portrait',
  bolt_project_id: 'Bolt project',
  project_url: 'Address of the site',
  slug: 'Address',
}

/**
 * A column, or the path of a value inside it, in words: as its form calls it, else from its name. 'is_published' is
 * 'Published', 'hero.ctaText' is 'Hero, cta text', a setting's 'value.tagline' is 'Tagline'.
 */
export function fieldLabel(field: string, labels?: Readonly<Record<string, string | undefined>>): string {
  if (Object.hasOwn(known, field)) return known[field] as string
  if (labels && Object.hasOwn(labels, field) && labels[field]) return labels[field]
  const text = field
    .replace(/^is_|^value\.|_sen$/g, '')
    .replace(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
