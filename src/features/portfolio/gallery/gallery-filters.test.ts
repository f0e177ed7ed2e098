import { describe, expect, it } from 'vitest'
import {
  filterAddress,
  isFiltered,
  noFilters,
  readFilters,
} from '@/features/portfolio/gallery/gallery-filters'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('the filters in a URL', () => {
  it('are parsed', () => {
    expect(read('status=in_progress&package=apex&industry=e-commerce')).toEqual({
      status: 'in_progress',
      package: 'apex',
      industry: 'e-commerce',
    })
    expect(read('')).toEqual(noFilters)
  })

  it.each([
    'status=archived',
    'package=',
    'package=Apex%20Package',
    'industry=a,b',
    `industry=${'a'.repeat(81)}`,
  ])('are ignored if invalid: %s', (search) => {
    expect(read(search)).toEqual(noFilters)
  })

  it('are parsed back unchanged and always written in the same order', () => {
    const filters = { status: 'live', package: 'spark', industry: 'law' } as const
    const address = filterAddress(filters)
    expect(address).toBe('/portfolio?status=live&package=spark&industry=law')
    expect(read(address.split('?')[1] ?? '')).toEqual(filters)
  })

  it('add nothing to the URL if there are none', () => {
    expect(filterAddress(noFilters)).toBe('/portfolio')
    expect(isFiltered(noFilters)).toBe(false)
    expect(isFiltered({ ...noFilters, industry: 'law' })).toBe(true)
  })
})
