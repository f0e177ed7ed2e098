import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { claimDefaults } from '@/content/site'
import { serve } from '@tests/support/fake-server'
import { testQueryClient } from '@tests/support/render-app'

const names = Object.keys(claimDefaults)
const hidden = Object.fromEntries(names.map((name) => [name, { value: '', shown: false }]))
const lawFirm = {
  slug: 'law-firm',
  aliases: [],
  name: 'Law Firms',
  tagline: 'A site for partners.',
  content: {
    faq: {
      sectionHeadline: 'Asked',
      faqItems: [
        { question: 'How fast?', answer: 'Load time {load_time}. We keep sites at {uptime} uptime. Try it.' },
      ],
    },
    brandedProcess: {
      sectionHeadline: 'How we work',
      processPhases: [{ phaseName: 'Ask', phaseDescription: 'We ask.' }],
    },
  },
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

/** The text of a page and its head in lower case, once its settings are loaded. */
async function said(path: string, claims: object, packages = {}) {
  const { route } = matchRoute(path)
  await loadPage(route)
  serve('*', ({ name }) => {
    if (name === 'niche_pages') return [lawFirm]
    if (name !== 'site_settings') return []
    return [
      { key: 'studio', value: { name: 'Kilat Web' } },
      { key: 'claims', value: claims },
      { key: 'packages', value: packages },
    ]
  })
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <App queryClient={testQueryClient()} />
    </MemoryRouter>,
  )
  await screen.findAllByLabelText('Kilat Web, home')
  if (path === '/services/law-firm') await screen.findByRole('heading', { name: 'How we work' })
  const text = `${document.head.innerHTML} ${document.body.innerHTML}`.toLowerCase()
  unmount()
  return text
}

/**
 * Each page that makes claims: its text by default, after a change, and the text that must be gone once they
 * are hidden.
 */
const pages: ReadonlyArray<readonly [path: string, claims: readonly string[]]> = [
  [
    '/',
    [
      '98%',
      'client satisfaction',
      '5-star',
      '2-week',
      'average delivery',
      'project success rate',
      '99.9%',
      'uptime',
      'load time under 1.5 s',
      '95%',
      'client retention',
    ],
  ],
  ['/pricing', ['2-week', 'efficient project timelines', 'average delivery']],
  ['/services', ['95%', 'client retention']],
  ['/portfolio', ['load time under 1.5 s', '100% mobile ready']],
  ['/services/law-firm', ['load time under 1.5 s', '99.9% uptime', '2-week average delivery']],
  ['/contact', ['join 500+ professionals']],
]

describe.each(pages)('the figures about the studio on %s', (path, claims) => {
  it('are the specification’s while the setting is empty', async () => {
    const text = await said(path, {})
    for (const claim of claims) expect(text, claim).toContain(claim)
  })

  it('appear nowhere when hidden, not even in the head, and no placeholder is left', async () => {
    const text = await said(path, hidden)
    for (const claim of claims) expect(text, claim).not.toContain(claim)
    expect(text).not.toMatch(new RegExp(`\\{(${names.join('|')})\\}`))
  })
})

it('a changed claim is updated on every page, in FAQs and their structured data too', async () => {
  const changed = {
    delivery: { value: '10-Day', shown: true },
    uptime: { value: '99.5%' },
    readers: { value: '40' },
  }
  const home = await said('/', changed)
  expect(home).toContain('10-day</dd>')
  expect(home).toContain('name="description" content="fast, clear websites')
  expect(home).toContain('a 10-day average delivery')
  expect(home).toContain('99.5%')
  expect(home).toContain('join 40 professionals')
  expect(home).not.toMatch(/2-week|99\.9%|500\+/)
  const niche = await said('/services/law-firm', changed)
  // Once on the page, once in its structured data.
  expect(niche.match(/we keep sites at 99\.5% uptime/g)).toHaveLength(2)
  expect(niche).not.toContain('99.9%')
})

it.each([
  ['/', ['rm2,900']],
  ['/pricing', ['rm2,900', 'rm5,500.50', 'rm12,000', 'rm60,000', 'rm180', '"lowprice":2900']],
  ['/get-a-quote', ['rm2,900 to rm12,000', 'rm60,000 and above']],
  ['/ms', ['dari rm2,900', 'rm5,500.50', 'rm12,000', 'rm60,000', 'rm180 sebulan']],
  ['/services/law-firm', ['from rm2,900 for an informational site']],
] as const)('%s shows the prices of the settings and no others', async (path, figures) => {
  const text = await said(
    path,
    {},
    {
      spark: { from_sen: 290_000 },
      amplify: { from_sen: 550_050 },
      apex: { from_sen: 1_200_000 },
      upper_sen: 6_000_000,
      care_sen: 18_000,
    },
  )
  for (const figure of figures) expect(text, figure).toContain(figure)
  expect(text).not.toMatch(/rm(?:2,500|5,000|10,000|50,000|150)\b|_price\}/)
})
