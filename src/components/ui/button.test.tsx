import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button, ButtonLink } from '@/components/ui/button'
import { renderApp } from '@tests/support/render-app'

describe('a button', () => {
  it('shows only its busy label while busy, and is disabled', () => {
    const { rerender } = render(<Button busyLabel="Sending...">Send</Button>)
    expect(screen.getByText('Sending...')).toHaveClass('invisible')
    rerender(
      <Button busy busyLabel="Sending...">
        Send
      </Button>,
    )
    expect(screen.getByText('Send')).toHaveClass('invisible')
    expect(screen.getByText('Sending...')).not.toHaveClass('invisible')
    expect(screen.getByRole('button')).toBeDisabled()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })

  it('gets the focus back that it lost while busy', () => {
    const { rerender } = render(<Button>Send</Button>)
    screen.getByRole('button').focus()
    rerender(<Button busy>Send</Button>)
    // Browsers take the focus from a disabled button; jsdom does not.
    screen.getByRole('button').blur()
    rerender(<Button>Send</Button>)
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('submits a form only with type submit', () => {
    render(<Button>Close</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })
})

describe('a link that looks like a button', () => {
  it('opens pages of this site in this tab and other sites in a new one', () => {
    renderApp(
      <>
        <ButtonLink to="/pricing">Prices</ButtonLink>
        <ButtonLink to="https://chat.example/60123456789">Chat</ButtonLink>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Prices' })).not.toHaveAttribute('target')
    expect(screen.getByRole('link', { name: 'Chat (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })
})
