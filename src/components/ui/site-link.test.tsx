import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteLink } from '@/components/ui/site-link'
import { renderApp } from '@tests/support/render-app'

let address: () => string

function setUp(to: string, props: Partial<Parameters<typeof SiteLink>[0]> = {}) {
  const link = (
    <SiteLink {...props} to={to}>
      On
    </SiteLink>
  )
  ;({ address } = renderApp(link, { address: '/blog' }))
  return screen.getByRole('link')
}

/** Clicks the link; returns whether the browser was left to follow it. */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, event)
  return !event.defaultPrevented
}

describe('a link', () => {
  it('navigates to a page of the site without a reload', () => {
    const link = setUp('/portfolio?status=live#gallery')
    expect(link).toHaveAttribute('href', '/portfolio?status=live#gallery')
    expect(press(link)).toBe(false)
    expect(address()).toBe('/portfolio?status=live#gallery')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      expect(press(setUp('/pricing'), init)).toBe(true)
      expect(address()).toBe('/blog')
    },
  )

  it('does not navigate if its own handler prevented it', () => {
    press(setUp('/pricing', { onClick: (event) => event.preventDefault() }))
    expect(address()).toBe('/blog')
  })

  it.each(['https://studio.example/', 'http://studio.example/'])(
    'opens %s in a new tab and says so',
    (to) => {
      const link = setUp(to)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveTextContent('On (opens in a new tab)')
    },
  )

  it('opens a path of the site in a new tab with newTab', () => {
    const link = setUp('/demo/a.html', { newTab: true })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveTextContent('(opens in a new tab)')
    expect(press(link)).toBe(true)
    expect(address()).toBe('/blog')
  })

  it.each(['//evil.example/', '/\\evil.example', '\\\\evil.example'])('has no target for %s', (to) => {
    for (const newTab of [undefined, true]) {
      const { container, unmount } = renderApp(
        <SiteLink to={to} newTab={newTab}>
          On
        </SiteLink>,
      )
      expect(container.querySelector('a')).not.toHaveAttribute('href')
      unmount()
    }
  })

  it.each(['mailto:hello@studio.example', '#gallery'])('leaves %s to the browser', (to) => {
    expect(press(setUp(to))).toBe(true)
    expect(address()).toBe('/blog')
  })
})
