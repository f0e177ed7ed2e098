import { describe, expect, it } from 'vitest'
import { readFooterContent } from '@/features/site-settings/queries'

describe('the footer setting', () => {
  it('takes the texts that are there', () => {
    expect(
      readFooterContent({ tagline: 'Ours', made_with: 'Made in Ipoh.', show_newsletter: false }),
    ).toEqual({
      tagline: 'Ours',
      made_with: 'Made in Ipoh.',
      show_newsletter: false,
    })
  })

  it.each([[null], ['text'], [42], [[]], [{ tagline: '   ', description: 7, show_newsletter: 'no' }]])(
    'counts %j as nothing set, so that the defaults stay',
    (value) => {
      expect(readFooterContent(value)).toEqual({})
    },
  )
})
