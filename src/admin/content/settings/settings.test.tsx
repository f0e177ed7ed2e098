import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { serve, writes, type ServerRequest } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

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
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save setting' }))

describe('the form of a setting', () => {
  it('shows each field by its kind, and stores the described fields only', async () => {
    const founder = row('founder_profile_section', stored)
    serveRow(founder, accept(founder))
    renderAdmin('/admin/about/founder')
    const text = await field('Text')
    expect(text).toHaveValue('First.\n\nSecond, with **marks**.')
    expect(await field('Name')).toHaveValue('Farah Idris')
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeVisible()
    await userEvent.type(text, '\n\n \n\nThird,\nstill third.\n\n')
    await userEvent.clear(await field('LinkedIn'))
    await save()
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
    renderAdmin('/admin/about/founder')
    await userEvent.type(await field('LinkedIn'), '{Control>}a{/Control}javascript:alert(1)')
    await userEvent.click(await field('Signed'))
    await userEvent.paste('x'.repeat(301))
    await save()
    expect(await screen.findByText('Begin with https://')).toBeVisible()
    expect(screen.getByText('Keep it under 301 characters')).toBeVisible()
    expect(writes()).toEqual([])
  })

  it('has its name as heading if it was never saved', async () => {
    serve('*', [])
    renderAdmin('/admin/settings/limits')
    expect(await screen.findByRole('heading', { level: 1, name: 'Limits for spam' })).toBeVisible()
  })

  it('has a figure and a switch per claim, initially on', async () => {
    const claims = row('claims', { delivery: { value: '10 Days', shown: true } })
    serveRow(claims, accept(claims))
    renderAdmin('/admin/settings/claims')
    const claim = async (name: string) => within(await screen.findByRole('group', { name }))
    expect((await claim('Average delivery')).getByRole('textbox')).toHaveValue('10 Days')
    const stars = await claim('Satisfaction in stars')
    expect(stars.getByRole('textbox')).toHaveAttribute('placeholder', '5-Star')
    expect(stars.getByRole('checkbox')).toBeChecked()
    await userEvent.click(stars.getByRole('checkbox'))
    await save()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(savedValues()).toEqual([
      expect.objectContaining({
        delivery: { value: '10 Days', shown: true },
        stars: { value: '', shown: false },
        uptime: { value: '', shown: true },
      }),
    ])
  })
})

it('the list shows the current value of each setting, or that the default is used', async () => {
  serve('*', ({ name }) =>
    name === 'blog_settings' ? [row('blog_metrics', { expert_articles: '12+', monthly_readers: '' })] : [],
  )
  renderAdmin('/admin/settings')
  const line = (name: RegExp) => screen.findByRole('link', { name })
  expect(await line(/^Figures of the blog/)).toHaveTextContent('12+ Expert Articles')
  expect(await line(/^Footer/)).toHaveTextContent('Standard text')
  expect(await line(/^Claims/)).toHaveTextContent('98%, 5-Star, 2-Week')
  expect(await line(/^Emails about new leads/)).toHaveAttribute('href', '/admin/settings/alerts')
  const studio = (await screen.findByRole('heading', { name: 'The studio' })).closest('section')
  const lines = [...(studio?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href).pathname)
  expect(lines).toEqual(['/admin/settings/studio', '/admin/settings/company', '/admin/social'])
  expect(await line(/^Video calls and reminders/)).toHaveTextContent('SMS not offered')
  expect(await line(/^Limits for spam/)).toHaveTextContent('120 submissions and 30 emails an hour')
  expect(await line(/^How fast emails go out/)).toHaveTextContent(
    '2 a second, no limit for a day, newsletters 60 a minute',
  )
})
