import { describe, expect, it } from 'vitest'
import * as palette from '@/admin/app/palette/palette-entries'
import { registry } from '@/admin/app/resources'

const ownEntries = (typed: string) => palette.ownEntries(registry, typed)
const foundEntries = (hits: readonly palette.Hit[]) => palette.foundEntries(registry, hits)

const hit = (kind: string, title = 'A title') => ({ kind, id: `id-of-${kind}`, title, detail: '', at: '' })

describe('the palette', () => {
  it('offers every screen and action once before anything is typed', () => {
    const labels = ownEntries('').map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
    expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Articles', 'History', 'New article']))
  })

  it('keeps entries whose label or group contains every typed word, in any case', () => {
    expect(ownEntries('NEW art').map(({ to }) => to)).toEqual(['/admin/blog/new'])
    expect(ownEntries('website').map(({ label }) => label)).toContain('Articles')
    expect(ownEntries('no such screen')).toEqual([])
  })

  it('finds each form for a new row, and each setting and section by its name', () => {
    const to = (typed: string) => ownEntries(typed).map((entry) => entry.to)
    expect(to('new topic')).toEqual(['/admin/blog/topics/new'])
    expect(to('new testimonial')).toEqual(['/admin/testimonials/new'])
    expect(to('footer')).toEqual(['/admin/settings/footer'])
    expect(to('ssm')).toEqual(['/admin/settings/company'])
    expect(to('founder')).toEqual(['/admin/about/founder'])
    expect(to('')).not.toContain('/admin/settings/footer')
  })

  it('links each kind of row to its screen', () => {
    const kinds = ['order', 'subscriber', 'application', 'request', 'booking', 'niche', 'project']
    const found = foundEntries([...kinds, 'author', 'article', 'unknown'].map((kind) => hit(kind)))
    expect(found.map(({ to }) => to)).toEqual([
      '/admin/bookings/id-of-booking',
      '/admin/requests/id-of-request',
      '/admin/applications/id-of-application',
      '/admin/orders/id-of-order',
      '/admin/subscribers/id-of-subscriber',
      '/admin/blog/id-of-article',
      '/admin/blog/authors/id-of-author',
      '/admin/portfolio/id-of-project',
      '/admin/niches/id-of-niche',
    ])
  })

  it('formats the day of a call, and leaves other details unchanged', () => {
    const detail = (text: string) => foundEntries([{ ...hit('booking'), detail: text }])[0]?.detail
    expect(detail('2026-11-25, 2:30 PM')).toBe('Wed, 25 Nov 2026, 2:30 PM')
    expect(detail('mei@example.test, 2026-11-25')).toBe('mei@example.test, 2026-11-25')
  })
})
