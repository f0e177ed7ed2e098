import { describe, expect, it } from 'vitest'
import { parseNicheContent } from '@/features/services/niche-content'
import { studioDefaults } from '@/content/site'
import { nicheMeta } from '@/features/services/niche/niche-meta'

const question = { question: 'What does it cost?', answer: 'From RM2,500.' }
const law = {
  slug: 'law-firm',
  name: 'Law Firms',
  tagline: 'Name the lawyer.',
  content: parseNicheContent({
    title: 'Websites for Law Firms',
    metaTitle: 'Law firm websites',
    metaDescription: 'The partner, the practice and the fee in the first minute.',
    faq: { sectionHeadline: 'Questions', faqItems: [question] },
  }),
}
const part = (meta: ReturnType<typeof nicheMeta>, type: string) =>
  meta.structuredData?.find((data) => data['@type'] === type)

describe('the head of an industry page', () => {
  it("has the page's own title, description and canonical path", () => {
    const meta = nicheMeta(law, studioDefaults)
    expect(meta).toMatchObject({
      title: 'Law firm websites | {studio}',
      description: 'The partner, the practice and the fee in the first minute.',
      path: '/services/law-firm',
    })
    expect(meta.noindex).toBeUndefined()
  })

  it('describes breadcrumb, service and questions as structured data', () => {
    const meta = nicheMeta(law, studioDefaults)
    const trail = part(meta, 'BreadcrumbList')?.itemListElement as Array<{ name: string; item: string }>
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'Services', 'Websites for Law Firms'])
    expect(trail[2]?.item).toMatch(/\/services\/law-firm$/)
    expect(part(meta, 'Service')?.areaServed).toHaveLength(5)
    expect(part(meta, 'FAQPage')?.mainEntity).toHaveLength(1)
  })

  it('falls back to the row if the content lacks a value', () => {
    const meta = nicheMeta({ ...law, content: parseNicheContent({}) }, studioDefaults)
    expect(meta.title).toBe('Websites for Law Firms | {studio}')
    expect(meta.description).toBe('Name the lawyer.')
    expect(part(meta, 'FAQPage')).toBeUndefined()
  })

  it('is not indexed if the page is missing or still loading', () => {
    expect(nicheMeta(null, studioDefaults)).toMatchObject({
      title: 'Service Not Found | {studio}',
      noindex: true,
    })
    expect(nicheMeta(undefined, studioDefaults).noindex).toBe(true)
  })
})
