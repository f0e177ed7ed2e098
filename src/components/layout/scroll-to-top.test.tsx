import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { allowMotion } from '@tests/support/component-setup'

function scrollPage(y: number) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })
}

describe('the scroll-to-top button', () => {
  it('is shown beyond 300 px and not before', () => {
    render(<ScrollToTop />)
    const button = screen.getByLabelText('Scroll to top')
    scrollPage(300)
    expect(button).toHaveClass('invisible')
    scrollPage(301)
    expect(button).not.toHaveClass('invisible')
  })

  it('scrolls smoothly to the top', () => {
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    allowMotion()
    render(<ScrollToTop />)
    fireEvent.click(screen.getByLabelText('Scroll to top'))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
  })
})
