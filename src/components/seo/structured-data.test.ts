import { describe, expect, it } from 'vitest'
import { callData, publisherData, studioData } from '@/components/seo/structured-data'
import { studioDefaults } from '@/content/site'

const hours = (...lines: string[]) =>
  studioData({ ...studioDefaults, opening_hours: lines }).openingHours as string[] | undefined

describe('the opening hours in structured data', () => {
  it.each([
    ['Monday to Friday, 9:00 AM to 6:00 PM', 'Mo-Fr 09:00-18:00'],
    ['Saturday, 10:30 AM to 12:00 PM', 'Sa 10:30-12:00'],
    ['Sunday to Thursday, 12:30 PM to 11:45 PM', 'Su-Th 12:30-23:45'],
    ['Sunday, 12:00 AM to 6:00 AM', 'Su 00:00-06:00'],
  ])('are read from %s', (line, expected) => {
    expect(hours(line)).toEqual([expected])
  })

  it('omit lines that cannot be parsed, and are absent if none can', () => {
    expect(hours('Monday, 9:00 AM to 1:00 PM', 'Saturday by appointment')).toEqual(['Mo 09:00-13:00'])
    expect(hours('By appointment', 'Holiday, 9:00 AM to 1:00 PM', 'Monday, from 9')).toBeUndefined()
    expect(hours()).toBeUndefined()
  })
})

it('the studio is the publisher, with its name and logo', () => {
  expect(publisherData(studioDefaults)).toMatchObject({
    '@type': 'Organization',
    '@id': studioData(studioDefaults)['@id'],
    name: studioDefaults.name,
    logo: { '@type': 'ImageObject', url: expect.stringMatching(/^https?:.+\/icon-512\.png$/), width: 512 },
  })
})

it('the call is a free service of the studio, booked at the URL of its page', () => {
  const data = callData(studioDefaults, '/book-a-call')
  expect(data).toMatchObject({
    '@type': 'Service',
    provider: { '@id': studioData(studioDefaults)['@id'] },
    offers: { price: 0, priceCurrency: 'MYR' },
    potentialAction: { '@type': 'ReserveAction', target: data.url },
  })
  expect(data.url).toMatch(/\/book-a-call$/)
})
