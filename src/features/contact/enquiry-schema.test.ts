import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { budgetRanges, projectTypes, timelines } from '@/content/contact'
import { enquirySchemas } from '@/features/contact/enquiry-schema'
import { enquiryCases, goodEnquiry } from '@tests/support/form-cases'

const check = (input: object, kind: 'contact' | 'quote' = 'contact') =>
  v.safeParse(enquirySchemas[kind], input, { abortPipeEarly: true })

describe('the rules of an enquiry', () => {
  it.each(enquiryCases.filter(({ refused }) => !refused))('accepts $title', ({ change, stored }) => {
    expect(check({ ...goodEnquiry, ...change })).toMatchObject({
      success: true,
      output: { ...goodEnquiry, ...change, ...stored },
    })
  })

  it.each(enquiryCases.filter(({ refused }) => refused))(
    'reports $title at its field',
    ({ change, refused }) => {
      const { issues } = check({ ...goodEnquiry, ...change })
      expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        [refused?.field, refused?.says],
      ])
    },
  )

  it('replaces a lone surrogate, which neither the database nor a chat link accepts', () => {
    expect(check({ ...goodEnquiry, name: 'Mei \uD83D', message: '\uDE42 hello' })).toMatchObject({
      output: { name: 'Mei \uFFFD', message: '\uFFFD hello' },
    })
  })

  it('asks for a project description if a quote request has no message', () => {
    const { issues } = check({ ...goodEnquiry, message: '' }, 'quote')
    expect(issues?.map(({ message }) => message)).toEqual(['Please tell us about your project.'])
  })

  it('accepts every choice of the quote form, within the database’s 120 characters', () => {
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
