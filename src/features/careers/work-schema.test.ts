import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { areasOfExpertise } from '@/content/about'
import { workSchema } from '@/features/careers/work-schema'
import { goodApplication, workCases } from '@tests/support/form-cases'

const check = (input: object) => v.safeParse(workSchema, input, { abortPipeEarly: true })

describe('an application', () => {
  it.each(workCases.filter(({ refused }) => !refused))('accepts $title', ({ change, stored }) => {
    expect(check({ ...goodApplication, ...change })).toMatchObject({
      success: true,
      output: { ...goodApplication, ...change, ...stored },
    })
  })

  it.each(workCases.filter(({ refused }) => refused))(
    'reports $title at its field',
    ({ change, refused }) => {
      const { issues } = check({ ...goodApplication, ...change })
      expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        [refused?.field, refused?.says],
      ])
    },
  )

  it.each([
    ['behance.net/jiahui', 'https://behance.net/jiahui'],
    ['', ''],
  ])('takes %j as the link to work %j', (workLink, output) => {
    expect(check({ ...goodApplication, workLink })).toMatchObject({
      success: true,
      output: { workLink: output },
    })
  })

  it('offers the thirteen areas of the specification and accepts each', () => {
    expect(areasOfExpertise).toHaveLength(13)
    for (const areaOfExpertise of areasOfExpertise) {
      expect(check({ ...goodApplication, areaOfExpertise }).success).toBe(true)
    }
  })
})
