import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AboutPage } from '@/pages/about-page'

// The client takes `fetch` as it finds it when it is made, which is before any test runs.
const call = vi.hoisted(() => {
  const stub = vi.fn<typeof fetch>()
  globalThis.fetch = stub
  return stub
})

let rows: object[]
let links: object[]
beforeEach(() => {
  rows = []
  links = []
  call.mockReset()
  call.mockImplementation(async (url) => Response.json(String(url).includes('about_settings') ? rows : links))
})

function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AboutPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const heading = (name: string) => screen.findByRole('heading', { name })

describe('the About page', () => {
  it('has words of its own for what the owner has not written', async () => {
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading about page content...')
    expect(await heading('Why this studio exists')).toBeVisible()
    expect(await heading('Who takes the first call')).toBeVisible()
    expect(await heading('Every trade has its own first question')).toBeVisible()
    expect(screen.queryByRole('blockquote')).toBeNull()
  })

  it("shows the owner's words, their marks as marks and their markup as text", async () => {
    rows = [
      {
        key: 'story_vision_section',
        value: { title: 'Ours', content: ['We are **two**.', '<b>three</b>'], quote: 'Short.' },
      },
    ]
    open()
    expect(await heading('Ours')).toBeVisible()
    expect(screen.getByText('two')).toHaveProperty('tagName', 'STRONG')
    expect(screen.getByText('<b>three</b>')).toBeVisible()
    expect(screen.getByText('Short.')).toBeVisible()
  })

  it('lists where to follow the founder and the studio, each address once', async () => {
    const linkedin = 'https://www.linkedin.com/company/example'
    rows = [
      {
        key: 'founder_profile_section',
        value: {
          signature: { text: 'Farah', name: 'Farah Idris', title: 'Founder' },
          linkedin_url: linkedin,
        },
      },
    ]
    links = [
      { platform: 'LinkedIn', url: linkedin, icon: 'Linkedin' },
      { platform: 'Threads', url: 'https://www.threads.net/@example', icon: 'Threads' },
    ]
    open()
    const list = await screen.findByRole('list', { name: 'Follow us' })
    await within(list).findByRole('link', { name: /Threads/ })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([linkedin, 'https://www.threads.net/@example'])
    expect(screen.getByText('Farah Idris, Founder')).toBeVisible()
  })

  it('says that its content did not load, keeps the rest, and loads when asked again', async () => {
    const answer = call.getMockImplementation()
    call.mockResolvedValue(Response.json({ message: 'boom' }, { status: 500 }))
    open()
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('Failed to load page content')
    expect(screen.getByRole('heading', { name: 'How We Partner With You' })).toBeVisible()
    if (answer) call.mockImplementation(answer)
    await userEvent.click(within(panel).getByRole('button', { name: 'Try Again' }))
    expect(await heading('Why this studio exists')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
