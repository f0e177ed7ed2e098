import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseNicheContent } from '@/features/services/niche-content'
import { nicheIconNames } from '@/features/services/niche-icon-names'

const outcome = { iconName: 'Scale', title: 'Found by name', description: 'A direct line.' }
const hero = { headlineText: 'Name the lawyer.', ctaText: 'Talk to us', ctaLink: '/book-a-call' }

describe('the content of an industry page', () => {
  it('keeps the valid parts if others are malformed', () => {
    const content = parseNicheContent({
      title: 'Websites for Law Firms',
      hero,
      solutionOutcome: 'not a section',
      essentialFeatures: { sectionHeadline: 'Parts', featuresList: [] },
      faq: { faqItems: [{ question: 'Who?', answer: 'We.' }] },
      finalCta: null,
    })
    expect(content.title).toBe('Websites for Law Firms')
    expect(content.hero?.headlineText).toBe('Name the lawyer.')
    expect(content.solutionOutcome).toBeUndefined()
    expect(content.essentialFeatures).toBeUndefined()
    expect(content.faq).toBeUndefined()
    expect(content.finalCta).toBeUndefined()
  })

  it('removes a malformed entry from its list', () => {
    const content = parseNicheContent({
      solutionOutcome: { sectionHeadline: 'After', outcomes: [outcome, { title: 'No text' }, null, 7] },
    })
    expect(content.solutionOutcome?.outcomes).toEqual([outcome])
  })

  it.each([null, undefined, 'text', 12, [], [1]])(
    'finds no valid part in %j and does not throw',
    (stored) => {
      expect(Object.values(parseNicheContent(stored)).filter(Boolean)).toEqual([])
    },
  )

  it('treats a blank text as missing', () => {
    expect(parseNicheContent({ title: '  ', hero: { ...hero, headlineText: ' ' } })).toEqual({})
  })

  it.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'book-a-call', 5])(
    'does not allow a button to link to %j',
    (ctaLink) => {
      expect(parseNicheContent({ hero: { ...hero, ctaLink } }).hero?.ctaLink).toBe('/book-a-call')
    },
  )

  it('allows a button to link to a page of this site or to another site', () => {
    for (const ctaLink of ['/contact', 'https://partner.example/x']) {
      expect(parseNicheContent({ hero: { ...hero, ctaLink } }).hero?.ctaLink).toBe(ctaLink)
    }
  })

  it('keeps an entry whose icon name is invalid', () => {
    const content = parseNicheContent({
      solutionOutcome: { sectionHeadline: 'After', outcomes: [{ ...outcome, iconName: '<svg>' }] },
    })
    expect(content.solutionOutcome?.outcomes[0]?.iconName).toBe('')
  })
})

describe('the seeded industries', () => {
  const seeds = readdirSync('supabase/seed').filter((name) => /^2\d\d_niche_/.test(name))
  const stored = seeds.map((name) => {
    const sql = readFileSync(`supabase/seed/${name}`, 'utf8')
    return {
      name,
      sql,
      content: JSON.parse(/\$json\$([\s\S]*?)\$json\$/.exec(sql)?.[1] ?? 'null') as unknown,
    }
  })

  it.each(stored)('have content for every part of a page: $name', ({ content }) => {
    const parsed = parseNicheContent(content)
    // The parser dropped nothing: the result equals the stored content, except for the slug and the missing
    // image.
    expect({ ...parsed, hero: { ...parsed.hero, backgroundImageUrl: null } }).toEqual({
      ...(content as object),
      slug: undefined,
    })
  })

  it('use only icons that exist', () => {
    const names = stored.flatMap(({ name, sql, content }) => {
      const used = JSON.stringify(content).matchAll(/"iconName":"(\w+)"/g)
      // The industry's own icon is in the row itself, after aliases and name.
      const own = /\}',\s*'[^\n]*',\s*'(\w+)',\n/.exec(sql)?.[1]
      expect(own, name).toBeDefined()
      return [...[...used].map(([, icon]) => icon ?? ''), own ?? '']
    })
    expect(names.length).toBeGreaterThan(100)
    expect([...new Set(names)].filter((name) => !nicheIconNames.includes(name))).toEqual([])
  })
})
