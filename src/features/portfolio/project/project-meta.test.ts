import { describe, expect, it } from 'vitest'
import { studioDefaults } from '@/content/site'
import { projectMeta } from '@/features/portfolio/project/project-meta'
import type { ProjectPageData } from '@/features/portfolio/project/project-queries'

const data = (changes: Partial<ProjectPageData['project']> = {}): ProjectPageData => ({
  industry: 'Hotels',
  story: [],
  next: null,
  project: {
    id: '1',
    title: 'Teluk Senja',
    slug: 'teluk-senja',
    description: 'A nine-room timber house on a quiet bay.',
    thumbnail_url: '/images/projects/teluk-senja-1200.webp',
    thumbnail_alt: null,
    thumbnail_placeholder: null,
    package_type: 'Apex Package',
    tech_stack: ['React'],
    industry_tags: ['Hotel', 'Langkawi'],
    is_live_project: true,
    is_sample: false,
    status: 'live',
    has_build: false,
    project_url: 'https://teluk-senja.example/',
    display_order: 1,
    updated_at: '2026-08-14T10:00:00+08:00',
    client_description_anonymized: null,
    case_narrative_summary:
      'Guests book with the house itself and know the boat before they pay for a night.',
    steps_done: 0,
    testing_on: null,
    launch_on: null,
    images: [],
    ...changes,
  },
})

describe("the metadata of a project's page", () => {
  it('has title and description of the length that search results show, for any project texts', () => {
    for (const text of ['Short.', 'word '.repeat(400)]) {
      const meta = projectMeta(
        'x',
        data({ title: text.trim(), description: text, case_narrative_summary: null }),
        studioDefaults,
      )
      expect(meta.title.length).toBeLessThanOrEqual(65)
      expect(meta.description.length).toBeGreaterThanOrEqual(100)
      expect(meta.description.length).toBeLessThanOrEqual(158)
    }
  })

  it('describes the work and its breadcrumb as structured data', () => {
    const [work, trail] = projectMeta('teluk-senja', data(), studioDefaults).structuredData ?? []
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Teluk Senja',
      about: 'Hotels',
      keywords: 'Hotel, Langkawi',
      creativeWorkStatus: 'Published',
      sameAs: 'https://teluk-senja.example/',
    })
    expect(work?.url).toMatch(/\/portfolio\/teluk-senja$/)
    expect(work?.image).toMatch(/^http.*\/images\/projects\/teluk-senja-1200\.webp$/)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  })

  it('does not describe a sample as work', () => {
    const types = projectMeta('x', data({ is_sample: true }), studioDefaults).structuredData?.map(
      (one) => one['@type'],
    )
    expect(types).toEqual(['BreadcrumbList'])
  })

  it('names no URL of a site that is not live', () => {
    const [work] = projectMeta('x', data({ status: 'concept' }), studioDefaults).structuredData ?? []
    expect(work).toMatchObject({ creativeWorkStatus: 'Concept', sameAs: undefined })
  })

  it('is not indexed without a project, but may be while loading', () => {
    expect(projectMeta('x', null, studioDefaults)).toMatchObject({
      noindex: true,
      title: expect.stringContaining('Project Not Found'),
    })
    expect(projectMeta('x', undefined, studioDefaults).noindex).toBeUndefined()
  })
})
