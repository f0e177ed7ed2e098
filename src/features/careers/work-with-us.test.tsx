import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { somethingWrong } from '@/components/ui/form-failure'
import { limitMessages } from '@/content/limits'
import { alreadySubmitted } from '@/features/careers/apply'
import { WorkWithUs } from '@/features/careers/work-with-us'
import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

const procedure = 'rpc/submit_application'
beforeEach(() => serve(procedure, { ok: true }))

const dialog = () => screen.getByRole('dialog', { hidden: true })
const field = (label: string) => within(dialog()).getByLabelText(label)
const send = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Send application' }))
const messages = () =>
  within(dialog())
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)

async function open() {
  renderApp(<WorkWithUs />)
  await userEvent.click(screen.getByRole('button', { name: 'Work With Us' }))
  await within(dialog()).findByLabelText('Full name')
}

async function fill() {
  write(field('Full name'), 'Tan Jia Hui')
  write(field('Contact number'), '012-345 6789')
  write(field('Email address'), 'JiaHui@Example.test')
  await userEvent.selectOptions(field('Area of expertise'), 'Other')
}

describe('Work With Us', () => {
  it('is a link to the contact page without scripts', () => {
    const html = renderToString(
      <MemoryRouter>
        <WorkWithUs />
      </MemoryRouter>,
    )
    expect(html).toMatch(/^<noscript><a [^>]*href="\/contact"[^>]*>Work With Us<\/a><\/noscript>/)
  })

  it('shows an error at each missing field, focuses the first, and removes a message when its field is edited', async () => {
    await open()
    await send()
    const all = [
      'Full name is required',
      'Contact number is required',
      'Email address is required',
      'Area of expertise is required',
    ]
    await waitFor(() => expect(messages()).toEqual(all))
    await waitFor(() => expect(field('Full name')).toHaveFocus())
    await userEvent.type(field('Contact number'), '1')
    expect(messages()).toEqual([all[0], all[2], all[3]])
    await userEvent.selectOptions(field('Area of expertise'), 'Other')
    expect(messages()).toEqual([all[0], all[2]])
    expect(requests).toEqual([])
  })

  it.each([
    [alreadySubmitted, { ok: false, reason: 'already_applied' }],
    [somethingWrong, noNetwork],
  ])('shows %j above the form and keeps the typed values', async (message, answer) => {
    serve(procedure, answer)
    await open()
    await fill()
    await send()
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(message)
    expect(dialog()).toHaveAttribute('open')
    expect(field('Email address')).toHaveValue('JiaHui@Example.test')
    expect(field('Email address')).toBeEnabled()
    await userEvent.type(field('Full name'), 'g')
    expect(messages()).toEqual([])
  })

  it('over a rate limit says so, offers the chat and keeps the typed values', async () => {
    serve(procedure, refusal('inbox_full', { status: 429 }))
    await open()
    await fill()
    await send()
    const alert = await within(dialog()).findByRole('alert')
    expect(alert).toHaveTextContent(limitMessages.inbox_full)
    expect(within(alert).getByRole('link', { hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('jiahui%40example.test'),
    )
    expect(field('Full name')).toHaveValue('Tan Jia Hui')
  })

  it('disables everything while sending, and sends once', async () => {
    let arrive = () => {}
    serve(procedure, async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { ok: true }
    })
    await open()
    await fill()
    await userEvent.dblClick(within(dialog()).getByRole('button', { name: 'Send application' }))
    expect(await within(dialog()).findByRole('button', { name: 'Sending...' })).toBeDisabled()
    for (const label of ['Full name', 'Contact number', 'Email address', 'Area of expertise', 'Close']) {
      expect(field(label)).toBeDisabled()
    }
    fireEvent.pointerDown(dialog())
    fireEvent.click(dialog())
    expect(dialog()).toHaveAttribute('open')
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    act(() => arrive())
    expect(await within(dialog()).findByText('Thank you for your interest.')).toBeVisible()
    expect(requests.map(({ body }) => body)).toEqual([
      {
        full_name: 'Tan Jia Hui',
        contact_number: '012-345 6789',
        email: 'jiahui@example.test',
        area_of_expertise: 'Other',
      },
    ])
  })

  it('shows thanks for 3 seconds, closes, and is reset 300 ms later', async () => {
    await open()
    await fill()
    vi.useFakeTimers({ shouldAdvanceTime: false })
    fireEvent.submit(dialog().querySelector('form') as HTMLFormElement)
    await act(() => vi.advanceTimersByTimeAsync(40))
    expect(within(dialog()).getByText('Thank you for your interest.')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(2950))
    expect(dialog()).toHaveAttribute('open')
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(dialog()).not.toHaveAttribute('open')
    await act(() => vi.advanceTimersByTimeAsync(290))
    expect(within(dialog()).queryByText('Thank you for your interest.')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(within(dialog()).queryByText('Thank you for your interest.')).toBeNull()
    expect(field('Full name')).toHaveValue('')
  })

  it('is already reset if opened again at once', async () => {
    await open()
    await userEvent.type(field('Full name'), 'Half a na')
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Work With Us' }))
    await waitFor(() => expect(field('Full name')).toHaveValue(''))
    expect(dialog()).toHaveAttribute('open')
  })
})
