import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Testimonials } from '@/components/sections/testimonials'

const items = ['First', 'Second', 'Third'].map((text) => ({
  text,
  signature: `Owner of the ${text}`,
  isSample: text === 'Second',
}))

let see: (index: number) => void
const scrollTo = vi.fn()

beforeEach(() => {
  scrollTo.mockClear()
  Element.prototype.scrollTo = scrollTo
  const watched: Element[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        see = (index) => notify([{ isIntersecting: true, target: watched[index] }])
      }
      observe = (element: Element) => watched.push(element)
      disconnect() {}
    },
  )
})

const dot = (name: string) => screen.getByRole('button', { name })

describe('the testimonials', () => {
  it('scroll to the one whose button is pressed, without animation if reduced motion is preferred', async () => {
    render(<Testimonials heading="What they wrote" items={items} />)
    await userEvent.click(dot('Testimonial 3 of 3'))
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }))
  })

  it('mark the visible one', () => {
    render(<Testimonials heading="What they wrote" items={items} />)
    expect(dot('Testimonial 1 of 3')).toHaveAttribute('aria-current', 'true')
    act(() => see(1))
    expect(dot('Testimonial 2 of 3')).toHaveAttribute('aria-current', 'true')
    expect(dot('Testimonial 1 of 3')).not.toHaveAttribute('aria-current')
  })

  it('mark which of them is a sample', () => {
    render(<Testimonials heading="What they wrote" items={items} />)
    expect(screen.getByText('Sample quote').closest('figure')).toHaveTextContent('Owner of the Second')
  })

  it('have no buttons if there is only one', () => {
    render(<Testimonials heading="What they wrote" items={items.slice(0, 1)} />)
    expect(screen.getByText('Owner of the First')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
