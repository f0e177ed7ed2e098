import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { allowMotion } from '@tests/support/component-setup'

function scrollPage(y: number) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })
}

const button = () => screen.getByLabelText('Scroll to top')

describe('the scroll-to-top button', () => {
  beforeEach(() => {
    window.scrollY = 0
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
    render(<ScrollToTop />)
  })

  it('is shown when scrolling up, only below 300 px', () => {
    scrollPage(900)
    scrollPage(301)
    expect(button()).not.toHaveClass('invisible')
    scrollPage(300)
    expect(button()).toHaveClass('invisible')
  })

  it('is hidden when scrolling down', () => {
    scrollPage(900)
    expect(button()).toHaveClass('invisible')
    scrollPage(800)
    expect(button()).not.toHaveClass('invisible')
    scrollPage(810)
    expect(button()).toHaveClass('invisible')
  })

  it('does not react to a shift of a few pixels when an image above loads', () => {
    scrollPage(900)
    scrollPage(894)
    expect(button()).toHaveClass('invisible')
    for (const y of [891, 888]) scrollPage(y)
    expect(button()).not.toHaveClass('invisible')
  })

  it('is shown at the end of the page', () => {
    scrollPage(3000 - window.innerHeight)
    expect(button()).not.toHaveClass('invisible')
  })

  it('scrolls smoothly to the top', () => {
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    allowMotion()
    fireEvent.click(button())
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
  })
})
