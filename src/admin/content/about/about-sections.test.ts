import { describe, expect, it } from 'vitest'
import { aboutForm, aboutValue } from '@/admin/content/about/about-sections'

const stored = {
  title: 'Why there is a studio',
  content: ['First.', 'Second, with **markup**.'],
  quote: 'A quote.',
  accent: 'kept',
}

describe('a section of the About page', () => {
  it('is written as paragraphs with an empty line between them, and read back as a list', () => {
    const form = aboutForm(stored)
    expect(form.content).toBe('First.\n\nSecond, with **markup**.')
    expect(aboutValue(stored, form, ['title', 'content', 'quote'])).toEqual(stored)
  })

  it('loses no part that its form does not show', () => {
    const form = { ...aboutForm(stored), title: 'New', quote: 'Not shown' }
    expect(aboutValue(stored, form, ['title'])).toEqual({ ...stored, title: 'New' })
  })

  it('begins empty when nothing is stored, or something else than a section', () => {
    expect(aboutForm(undefined).title).toBe('')
    expect(aboutForm(['a']).content).toBe('')
    expect(aboutForm({ signature: 'text', testimonial: null }).signature).toEqual({
      text: '',
      name: '',
      title: '',
    })
  })

  it('leaves empty paragraphs out, and keeps no empty address', () => {
    const form = { ...aboutForm(undefined), content: 'One.\n\n \n\nTwo,\nsame paragraph.\n\n' }
    expect(aboutValue(undefined, form, ['content', 'photo_url'])).toEqual({
      content: ['One.', 'Two,\nsame paragraph.'],
      photo_url: null,
    })
  })
})
