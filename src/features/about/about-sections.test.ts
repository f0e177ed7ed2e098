import { describe, expect, it } from 'vitest'
import { readAboutSections } from '@/features/about/about-sections'

const read = (value: unknown) => readAboutSections([{ key: 'founder_profile_section', value }]).founder

describe('the sections of the About page', () => {
  it('are found by their keys, each on its own', () => {
    const sections = readAboutSections([
      { key: 'niche_focus_section', value: { title: 'Trades' } },
      { key: 'story_vision_section', value: { title: 'Story' } },
      { key: 'something_else', value: { title: 'Else' } },
    ])
    expect(sections.story.title).toBe('Story')
    expect(sections.niche.title).toBe('Trades')
    expect(sections.founder.title).toBeUndefined()
  })

  it('carry every part the owner has written', () => {
    expect(
      read({
        title: ' Who ',
        subtitle: 'Farah',
        content: ['One, **bold**.', ' ', 'Two.'],
        quote: 'A quote',
        testimonial: { quote: 'They asked.', author: 'A client' },
        photo_url: '/images/farah.webp',
        signature: { text: 'Farah', name: 'Farah Idris', title: 'Founder' },
        linkedin_url: 'https://www.linkedin.com/in/farah-example',
      }),
    ).toEqual({
      title: 'Who',
      subtitle: 'Farah',
      content: ['One, **bold**.', 'Two.'],
      quote: 'A quote',
      testimonial: { quote: 'They asked.', author: 'A client' },
      photoUrl: '/images/farah.webp',
      signature: { text: 'Farah', name: 'Farah Idris', title: 'Founder' },
      linkedinUrl: 'https://www.linkedin.com/in/farah-example',
    })
  })

  it('take one text with empty lines for paragraphs, and a name for a signature', () => {
    expect(read({ content: 'One.\n\nTwo,\nstill two.\n\n' }).content).toEqual(['One.', 'Two,\nstill two.'])
    expect(read({ signature: { name: 'Farah Idris' } }).signature).toMatchObject({ text: 'Farah Idris' })
  })

  it.each([
    [null],
    ['text'],
    [42],
    [[]],
    [{ title: '  ', content: [], quote: 7, signature: 'Farah' }],
    [{ content: [1, null] }],
  ])('count %j as nothing written', (value) => {
    expect(Object.values(read(value)).filter((part) => part !== undefined)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '#here',
    'mailto:a@example.test',
    'farah',
  ])('lead nowhere by %j', (link) => {
    expect(read({ linkedin_url: link, photo_url: link })).toMatchObject({
      linkedinUrl: undefined,
      photoUrl: undefined,
    })
  })
})
