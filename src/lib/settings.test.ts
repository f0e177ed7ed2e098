import { describe, expect, expectTypeOf, it } from 'vitest'
import type { blogMetrics, footerContent } from '@/content/settings'
import { fetchSettings, parseSetting } from '@/lib/settings'

const label = 'A field'
const text = { kind: 'text', longest: 300, label } as const
const profile = {
  fields: {
    title: text,
    quote: text,
    content: { kind: 'paragraphs', longest: 1000, label },
    signature: { kind: 'group', label, fields: { text, name: text, title: text } },
    photo_url: { kind: 'image', longest: 500, label },
    linkedin_url: { kind: 'link', longest: 500, label },
    is_shown: { kind: 'boolean', label, initially: false },
  },
} as const

describe('a stored setting', () => {
  it('returns every filled field, trimmed', () => {
    const signature = { text: 'Farah', name: 'Farah Idris', title: 'Founder' }
    expect(
      parseSetting(profile, {
        title: ' Who ',
        content: ['One, **bold**.', ' ', 'Two.'],
        quote: '',
        signature,
        photo_url: '/images/farah.webp',
        linkedin_url: 'https://www.linkedin.com/in/farah-example',
        is_shown: false,
      }),
    ).toEqual({
      title: 'Who',
      content: ['One, **bold**.', 'Two.'],
      signature,
      photo_url: '/images/farah.webp',
      linkedin_url: 'https://www.linkedin.com/in/farah-example',
      is_shown: false,
    })
  })

  it.each([
    [undefined],
    [null],
    ['text'],
    [42],
    [[]],
    [{ title: '  ', quote: 7, content: [], signature: 'Farah', photo_url: null, is_shown: 'no' }],
    [{ content: 'text' }],
    [{ content: [1, null, ' '] }],
    [{ signature: { name: ' ' } }],
    [{ something: 'else' }],
  ])('%j has no valid field, so the defaults stay', (value) => {
    expect(parseSetting(profile, value)).toEqual({})
  })

  it('keeps valid fields beside invalid ones', () => {
    expect(
      parseSetting(profile, { title: 'Who', quote: {}, signature: { name: 'Farah', title: 3 } }),
    ).toEqual({
      title: 'Who',
      signature: { name: 'Farah' },
    })
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example /x',
    '#here',
    'mailto:a@example.test',
    'farah',
  ])('rejects the link %j', (address) => {
    expect(parseSetting(profile, { linkedin_url: address, photo_url: address })).toEqual({})
  })
})

it('reading settings of two tables in one request does not compile', () => {
  expectTypeOf(fetchSettings<'blog_settings', { figures: typeof blogMetrics }>).toBeFunction()
  // @ts-expect-error -- the footer is stored in site_settings
  expectTypeOf(fetchSettings<'blog_settings', { figures: typeof blogMetrics; footer: typeof footerContent }>)
})
