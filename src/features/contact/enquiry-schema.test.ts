import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { budgetRanges, projectTypes, timelines } from '@/content/contact'
import { enquirySchemas } from '@/features/contact/enquiry-schema'
import { enquiryCases, goodEnquiry } from '@tests/support/form-cases'

const check = (input: object, kind: 'contact' | 'quote' = 'contact') =>
  v.safeParse(enquirySchemas[kind], input, { abortPipeEarly: true })

describe('what a visitor may send us', () => {
  it.each(enquiryCases.filter(({ refused }) => !refused))('takes $title', ({ change, stored }) => {
    expect(check({ ...goodEnquiry, ...change })).toMatchObject({
      success: true,
      output: { ...goodEnquiry, ...change, ...stored },
    })
  })

  it.each(enquiryCases.filter(({ refused }) => refused))(
    'answers $title at its field',
    ({ change, refused }) => {
      const { issues } = check({ ...goodEnquiry, ...change })
      expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        [refused?.field, refused?.says],
      ])
    },
  )

  it('puts a sign in the place of half an emoji, which neither the database nor a link to the chat can carry', () => {
    expect(check({ ...goodEnquiry, name: 'Mei \uD83D', message: '\uDE42 hello' })).toMatchObject({
      output: { name: 'Mei \uFFFD', message: '\uFFFD hello' },
    })
  })

  it('asks for a project where a quote is asked for without a message', () => {
    const { issues } = check({ ...goodEnquiry, message: '' }, 'quote')
    expect(issues?.map(({ message }) => message)).toEqual(['Please tell us about your project.'])
  })

  it('takes every choice that the quote form offers, within the 120 characters of the database', () => {
    const lists = {
      project_type: projectTypes,
      budget_range: budgetRanges,
      timeline: timelines,
    }
    for (const [field, options] of Object.entries(lists)) {
      for (const option of options) {
        expect(check({ ...goodEnquiry, [field]: option }, 'quote').success, option).toBe(true)
        expect(option.length).toBeLessThanOrEqual(120)
      }
      expect(check({ ...goodEnquiry, [field]: 'b'.repeat(121) }, 'quote').success).toBe(false)
    }
  })
})
