import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { AboutPage } from '@/pages/about-page'
import { refusal, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

beforeEach(() => {
  serve('about_settings', [])
  serve('social_links', [])
  serve('blog_authors', [])
})

const open = () => renderApp(<AboutPage />)

const heading = (name: string) => screen.findByRole('heading', { name })

describe('the About page', () => {
  it('shows default texts for sections the owner has not written', async () => {
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading about page content...')
    expect(await heading('Why this studio exists')).toBeVisible()
    expect(await heading('Who takes the first call')).toBeVisible()
    expect(await heading('Every trade has its own first question')).toBeVisible()
    expect(screen.queryByRole('blockquote')).toBeNull()
  })

  it("renders the owner's texts with light markdown and shows HTML as plain text", async () => {
    serve('about_settings', [
      {
        key: 'story_vision_section',
        value: { title: 'Ours', content: ['We are **two**.', '<b>three</b>'], quote: 'Short.' },
      },
    ])
    open()
    expect(await heading('Ours')).toBeVisible()
    expect(screen.getByText('two')).toHaveProperty('tagName', 'STRONG')
    expect(screen.getByText('<b>three</b>')).toBeVisible()
    expect(screen.getByText('Short.')).toBeVisible()
  })

  it('lists the social links of founder and studio, each URL once', async () => {
    const linkedin = 'https://www.linkedin.com/company/example'
    serve('about_settings', [
      {
        key: 'founder_profile_section',
        value: {
          signature: { text: 'Farah', name: 'Farah Idris', title: 'Founder' },
          photo_url: '/images/founder.svg',
          linkedin_url: linkedin,
        },
      },
    ])
    serve('social_links', [
      { platform: 'LinkedIn', url: linkedin, icon: 'Linkedin' },
      { platform: 'Threads', url: 'https://www.threads.net/@example', icon: 'Threads' },
    ])
    open()
    const list = await screen.findByRole('list', { name: 'Follow us' })
    await within(list).findByRole('link', { name: /Threads/ })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([linkedin, 'https://www.threads.net/@example'])
    expect(screen.getByText('Farah Idris, Founder')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Portrait of Farah Idris' })).toHaveAttribute(
      'src',
      '/images/founder.svg',
    )
  })

  it('shows that its content failed to load, keeps the rest of the page, and loads it on retry', async () => {
    serve('about_settings', refusal('boom', { status: 500 }))
    open()
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('Failed to load page content')
    expect(screen.getByRole('heading', { name: 'How We Partner With You' })).toBeVisible()
    serve('about_settings', [])
    await userEvent.click(within(panel).getByRole('button', { name: 'Try Again' }))
    expect(await heading('Why this studio exists')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
