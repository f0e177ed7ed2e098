import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aboutPage } from '@/admin/content/settings/about-settings'
import { settings } from '@/admin/content/settings/settings'
import { serve, writes, type ServerRequest } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const stored = {
  title: 'Who takes the first call',
  subtitle: '',
  content: ['First.', 'Second, with **marks**.'],
  quote: null,
  signature: { text: 'Farah', name: 'Farah Idris', title: 'Founder' },
  photo_url: null,
  linkedin_url: 'https://www.linkedin.com/in/farah-example',
}
const row = (key: string, value: unknown) => ({
  id: '11111111-2222-4333-8444-555555555555',
  updated_at: '2026-11-21T01:00:00.123456+00:00',
  key,
  value,
})

function open(path: string) {
  const route = [...aboutPage.routes, ...settings.routes].find((each) => each.path === path)
  renderApp(<>{route?.draw({})}</>, { address: path })
}

const serveRow = (one: ReturnType<typeof row>, patched: (request: ServerRequest) => unknown) =>
  serve('*', (request) => {
    if (request.name.startsWith('rpc/') || request.name === 'audit_log') return []
    return request.method === 'PATCH' ? patched(request) : [one]
  })
const accept =
  (one: object) =>
  ({ body }: ServerRequest) => [{ ...one, ...(body as object), updated_at: '2026-11-21T02:00:00+00:00' }]
const savedValues = () => writes().map(({ body }) => (body as { value: unknown }).value)

const field = (name: string) => screen.findByRole('textbox', { name })
const save = (noun: string) => userEvent.click(screen.getByRole('button', { name: `Save ${noun}` }))

describe('the form of a setting', () => {
  it('shows each field by its kind, and stores the described fields only', async () => {
    const founder = row('founder_profile_section', stored)
    serveRow(founder, accept(founder))
    open('/admin/about/founder')
    const text = await field('Text')
    expect(text).toHaveValue('First.\n\nSecond, with **marks**.')
    expect(await field('Name')).toHaveValue('Farah Idris')
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeVisible()
    await userEvent.type(text, '\n\n \n\nThird,\nstill third.\n\n')
    await userEvent.clear(await field('LinkedIn'))
    await save('section')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toEqual([
      {
        ...stored,
        quote: '',
        content: ['First.', 'Second, with **marks**.', 'Third,\nstill third.'],
        linkedin_url: null,
      },
    ])
  })

  it('shows an error at its field for a too long text or an invalid URL', async () => {
    serve('*', [row('founder_profile_section', stored)])
    open('/admin/about/founder')
    await userEvent.type(await field('LinkedIn'), '{Control>}a{/Control}javascript:alert(1)')
    await userEvent.click(await field('Signed'))
    await userEvent.paste('x'.repeat(301))
    await save('section')
    expect(await screen.findByText('Begin with https://')).toBeVisible()
    expect(screen.getByText('Keep it under 301 characters')).toBeVisible()
    expect(writes()).toEqual([])
  })

  it('can hide a blog figure by its switch', async () => {
    const figures = row('blog_metrics', { monthly_readers: '500+' })
    serveRow(figures, accept(figures))
    open('/admin/settings/blog-figures')
    const said = await screen.findByRole('checkbox', { name: 'Say ‘Monthly Readers’ on the website' })
    expect(said).toBeChecked()
    await userEvent.click(said)
    await save('figures')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toMatchObject([{ show_monthly_readers: false, show_growing_community: true }])
  })

  it('stores numbers as numbers and an empty one as null, and rejects those out of range', async () => {
    const limits = row('protection', { submissions_an_hour: 500, emails_an_hour: 60 })
    serveRow(limits, accept(limits))
    open('/admin/settings/limits')
    const submissions = await field('Normal number of submissions an hour')
    expect(submissions).toHaveValue('500')
    for (const wrong of ['19', '100001', '2.5', 'many', '-20']) {
      await userEvent.clear(submissions)
      await userEvent.type(submissions, wrong)
      await save('limits')
      expect(await screen.findByText('Enter a whole number from 20 to 100,000'), wrong).toBeVisible()
    }
    expect(writes()).toEqual([])
    await userEvent.clear(submissions)
    await userEvent.type(submissions, '250')
    await userEvent.clear(await field('Emails an hour to unconfirmed addresses'))
    await save('limits')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toEqual([{ submissions_an_hour: 250, emails_an_hour: null }])
  })

  it('accepts prices in ringgit, stores sen, and rejects invalid amounts', async () => {
    const prices = row('packages', { spark: { from_sen: 290_050 } })
    serveRow(prices, accept(prices))
    open('/admin/settings/packages')
    const [spark, amplify] = await screen.findAllByRole('textbox', { name: 'From (RM)' })
    expect(spark).toHaveValue('2900.50')
    expect(amplify).toHaveAttribute('placeholder', '5000.00')
    await userEvent.type(amplify as HTMLElement, 'much')
    await save('prices')
    expect(amplify).toHaveAccessibleDescription(/Write an amount in ringgit, such as 2,500/)
    await userEvent.clear(amplify as HTMLElement)
    await userEvent.type(amplify as HTMLElement, '5,500')
    await save('prices')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toMatchObject([
      {
        spark: { from_sen: 290_050 },
        amplify: { from_sen: 550_000 },
        apex: { from_sen: null },
        care_sen: null,
      },
    ])
  })

  it('reads a list one per line, and adds the country code to a Malaysian phone number', async () => {
    const studio = row('studio', { name: 'Kilat', service_areas: ['Ipoh', 'Kedah'], opening_hours: [] })
    serveRow(studio, accept(studio))
    open('/admin/settings/studio')
    const areas = await field('Where you work')
    expect(areas).toHaveValue('Ipoh\nKedah')
    await userEvent.type(areas, '\n\n Taiping \n')
    await userEvent.type(await field('WhatsApp number'), '9001122')
    await save('studio')
    expect(await screen.findByText(/^Not a valid phone number: write 012-345 6789/)).toBeVisible()
    expect(writes()).toEqual([])
    await userEvent.clear(await field('WhatsApp number'))
    await userEvent.type(await field('WhatsApp number'), '012-900 1122')
    await save('studio')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toEqual([
      expect.objectContaining({
        name: 'Kilat',
        whatsapp_number: '+60 12-900 1122',
        service_areas: ['Ipoh', 'Kedah', 'Taiping'],
        opening_hours: [],
      }),
    ])
  })

  it('has its name as heading if it was never saved', async () => {
    serve('*', [])
    open('/admin/settings/limits')
    expect(await screen.findByRole('heading', { level: 1, name: 'Limits for spam and email' })).toBeVisible()
  })

  it('has a figure and a switch per claim, initially on', async () => {
    const claims = row('claims', { delivery: { value: '10 Days', shown: true } })
    serveRow(claims, accept(claims))
    open('/admin/settings/claims')
    const claim = async (name: string) => within(await screen.findByRole('group', { name }))
    expect((await claim('Average delivery')).getByRole('textbox')).toHaveValue('10 Days')
    const stars = await claim('Satisfaction in stars')
    expect(stars.getByRole('textbox')).toHaveAttribute('placeholder', '5-Star')
    expect(stars.getByRole('checkbox')).toBeChecked()
    await userEvent.click(stars.getByRole('checkbox'))
    await save('claims')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toEqual([
      expect.objectContaining({
        delivery: { value: '10 Days', shown: true },
        stars: { value: '', shown: false },
        uptime: { value: '', shown: true },
      }),
    ])
  })

  it('starts with the default of the page for a switch that was never set', async () => {
    serve('*', [row('footer_content', { tagline: 'Ours' })])
    open('/admin/settings/footer')
    expect(await screen.findByRole('checkbox')).toBeChecked()
  })

  it('has a switch for SMS reminders, initially off, with a hint about requirements', async () => {
    const sms = row('reminders', {})
    serveRow(sms, accept(sms))
    open('/admin/settings/calls')
    const offer = await screen.findByRole('checkbox', { name: /^Offer reminders by SMS/ })
    expect(offer).not.toBeChecked()
    expect(
      screen.getByText(/^Reminders by email always go out\. SMS reminders need a provider/),
    ).toBeVisible()
    await userEvent.click(offer)
    await save('settings')
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toEqual([{ sms: true }])
  })
})

it('the list shows the current value of each setting, or that the default is used', async () => {
  serve('*', ({ name }) =>
    name === 'blog_settings' ? [row('blog_metrics', { expert_articles: '12+', monthly_readers: '' })] : [],
  )
  open('/admin/settings')
  const line = (name: RegExp) => screen.findByRole('link', { name })
  expect(await line(/^Figures of the blog/)).toHaveTextContent('12+ Expert Articles')
  expect(await line(/^Footer/)).toHaveTextContent('Standard text')
  expect(await line(/^Claims/)).toHaveTextContent('98%, 5-Star, 2-Week')
  expect(await line(/^Emails about new leads/)).toHaveAttribute('href', '/admin/settings/alerts')
  const studio = (await screen.findByRole('heading', { name: 'The studio' })).closest('section')
  const lines = [...(studio?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href).pathname)
  expect(lines).toEqual(['/admin/settings/studio', '/admin/settings/company', '/admin/social'])
  expect(await line(/^Video calls and reminders/)).toHaveTextContent('SMS not offered')
  expect(await line(/^Limits for spam and email/)).toHaveTextContent(
    '120 submissions and 30 emails an hour, 60 newsletter emails a minute',
  )
})
