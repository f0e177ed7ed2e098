import { expect, it } from 'vitest'
import { idRanges } from '@/admin/kit/list/id-ranges'

const nil = '00000000-0000-0000-0000-000000000000'

it('what comes after an id is cut where ids lie evenly, and nothing falls between', () => {
  expect(idRanges(nil, 4)).toEqual([
    { after: nil, upTo: '40000000-0000-0000-0000-000000000000' },
    {
      after: '40000000-0000-0000-0000-000000000000',
      upTo: '80000000-0000-0000-0000-000000000000',
    },
    {
      after: '80000000-0000-0000-0000-000000000000',
      upTo: 'c0000000-0000-0000-0000-000000000000',
    },
    { after: 'c0000000-0000-0000-0000-000000000000', upTo: undefined },
  ])
})

it('there are fewer ranges where there is no room', () => {
  const last = 'fffffffe-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
  expect(idRanges(last, 4)).toEqual([
    { after: last, upTo: 'ffffffff-0000-0000-0000-000000000000' },
    { after: 'ffffffff-0000-0000-0000-000000000000', upTo: undefined },
  ])
})
