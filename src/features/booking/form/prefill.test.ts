import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectTypes } from '@/content/contact'
import { readPrefill } from '@/features/booking/form/prefill'

const read = (query: string) => readPrefill(new URLSearchParams(query))

describe('values from a link', () => {
  it.each([
    ['package=Spark', 'New Website (Spark Package)', 'I am interested in the Spark Package.'],
    ['package=amplify', 'Enhanced Website (Amplify Package)', 'I am interested in the Amplify Package.'],
    ['package=Apex%20Package', 'Premium Website (Apex Package)', 'I am interested in the Apex Package.'],
    ['package=Bespoke', 'Custom Development (Bespoke)', 'I am interested in the Bespoke Package.'],
    ['project_type=Bespoke%20Project&message=Hello', 'Custom Development (Bespoke)', 'Hello'],
    ['project_type=Website%20Redesign', 'Website Redesign', undefined],
    ['project_type=not%20sure%20yet', 'Not Sure Yet', undefined],
    [
      'package=Apex&trade=Hotels',
      'Premium Website (Apex Package)',
      'I am interested in the Apex Package. My trade: Hotels.',
    ],
    ['package=Spark&project_type=Website%20Redesign&message=Mine', 'Website Redesign', 'Mine'],
  ])('%s is mapped to the form’s options', (query, projectType, message) => {
    expect(read(query)).toEqual({ callMethod: undefined, projectType, message })
  })

  it.each([
    ['video', 'video'],
    ['Voice', 'voice'],
    ['fax', undefined],
  ])('a call method of %s is %s', (given, method) => {
    expect(read(`call_method=${given}`).callMethod).toBe(method)
  })

  it('is ignored if the form does not know it', () => {
    expect(read('package=gold&call_method=fax&project_type=%3Cb%3E')).toEqual({})
  })

  it('returns one of the form’s options or none for any link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
        const query = new URLSearchParams({
          package: one,
          call_method: other,
          project_type: other,
          message: one,
        })
        const { callMethod, projectType, message } = readPrefill(query)
        expect([undefined, 'video', 'voice']).toContain(callMethod)
        expect([undefined, ...projectTypes]).toContain(projectType)
        expect([...(message ?? '')].length).toBeLessThanOrEqual(5000)
      }),
      { numRuns: 500 },
    )
  })
})
