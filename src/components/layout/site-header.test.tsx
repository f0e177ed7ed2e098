import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteHeader } from '@/components/layout/site-header'
import { allowMotion } from '@tests/support/component-setup'
import { renderApp } from '@tests/support/render-app'

const open = (address: string) =>
  renderApp(
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        The page
      </main>
    </>,
    { address },
  )

const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
const toggle = () => screen.getByLabelText('Toggle menu')
const menu = () => toggle().closest('details') as HTMLDetailsElement
const menuLink = (name: string) => within(menu()).getByRole('link', { name, hidden: true })
const scrollTo = vi.fn()

function scrollPage(y: number) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  allowMotion()
  window.scrollY = 0
})

describe('the header', () => {
  it('links to the six pages and to booking', () => {
    open('/')
    const targets = main()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(targets).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Portfolio', '/portfolio'],
      ['Pricing', '/pricing'],
      ['About', '/about'],
      ['Blog', '/blog'],
    ])
    expect(screen.getByRole('banner')).toContainElement(
      screen.getAllByRole('link', { name: 'Book a Call' })[0] as HTMLElement,
    )
    expect(screen.getAllByRole('link', { name: 'Book a Call' })[0]).toHaveAttribute('href', '/book-a-call')
  })

  it('marks the current page, and the section of a page below it', () => {
    open('/blog/price-or-form')
    expect(main().getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true')
    expect(main().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    fireEvent.click(main().getByRole('link', { name: 'Pricing' }))
    expect(main().getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page')
  })

  it('does not mark a section whose path only shares a prefix', () => {
    open('/blogroll')
    expect(main().getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
  })

  it('scrolls to the top when the link of the current page is clicked', () => {
    open('/pricing')
    fireEvent.click(main().getByRole('link', { name: 'Pricing' }))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('jumps to the top if reduced motion is preferred', () => {
    allowMotion(false)
    open('/pricing')
    fireEvent.click(main().getByRole('link', { name: 'Pricing' }))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  })

  it('has a shadow beyond 50 px, not at 50', () => {
    open('/')
    scrollPage(50)
    expect(screen.getByRole('banner')).not.toHaveClass('is-scrolled')
    scrollPage(51)
    expect(screen.getByRole('banner')).toHaveClass('is-scrolled')
    scrollPage(0)
    expect(screen.getByRole('banner')).not.toHaveClass('is-scrolled')
  })
})

it('the skip link is in the header and leads to the content', () => {
  open('/')
  const skip = within(screen.getByRole('banner')).getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveAttribute('href', '#main')
})

describe('the menu on narrow screens', () => {
  it('closes and navigates when a link is chosen', async () => {
    const { address } = open('/')
    await userEvent.click(toggle())
    expect(menu().open).toBe(true)
    await userEvent.click(menuLink('Portfolio'))
    expect(menu().open).toBe(false)
    expect(address()).toBe('/portfolio')
  })

  it('closes even if the chosen link is the current page', async () => {
    open('/portfolio')
    await userEvent.click(toggle())
    await userEvent.click(menuLink('Portfolio'))
    expect(menu().open).toBe(false)
  })

  it('links to the Malay page', async () => {
    open('/')
    await userEvent.click(toggle())
    expect(menuLink('Bahasa Melayu')).toHaveAttribute('href', '/ms')
  })

  it('closes on Escape and returns the focus to its toggle', async () => {
    open('/')
    await userEvent.click(toggle())
    menuLink('Services').focus()
    await userEvent.keyboard('{Escape}')
    expect(menu().open).toBe(false)
    expect(toggle()).toHaveFocus()
  })

  it('closes on a click outside', async () => {
    open('/')
    await userEvent.click(toggle())
    fireEvent.pointerDown(screen.getByRole('main'))
    expect(menu().open).toBe(false)
  })
})
