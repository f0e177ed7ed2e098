import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Showcase } from '@/components/sections/showcase'
import { allowMotion } from '@tests/support/component-setup'

const tabs = ['Face', 'Reverse', 'Draft'].map((title) => ({
  title,
  caption: `About the ${title}.`,
  alt: `The ${title} of the cloth`,
  image: `/${title}.svg`,
}))

function show({ reducedMotion = false } = {}) {
  allowMotion(!reducedMotion)
  render(<Showcase label="What we build" tabs={tabs} />)
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => vi.useFakeTimers())

describe('the showcase', () => {
  it('moves to the next tab every five seconds and starts again after the last', () => {
    show()
    pass(4999)
    expect(selected()).toBe('Face')
    pass(1)
    expect(selected()).toBe('Reverse')
    pass(5000)
    expect(selected()).toBe('Draft')
    pass(5000)
    expect(selected()).toBe('Face')
  })

  it('shows the image of the selected tab, and only that one to screen readers', () => {
    show()
    fireEvent.click(tab('Draft'))
    expect(screen.getByRole('tabpanel', { name: 'Draft' })).toContainElement(
      screen.getByRole('img', { name: 'The Draft of the cloth' }),
    )
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(tab('Draft')).toHaveAccessibleDescription('About the Draft.')
  })

  it('shows a chosen tab for the full five seconds', () => {
    show()
    pass(4000)
    fireEvent.click(tab('Draft'))
    pass(4000)
    expect(selected()).toBe('Draft')
    pass(1000)
    expect(selected()).toBe('Face')
  })

  it('pauses while hovered and then continues', () => {
    show()
    fireEvent.mouseEnter(screen.getByRole('tabpanel'))
    pass(20_000)
    expect(selected()).toBe('Face')
    fireEvent.mouseLeave(screen.getByRole('tabpanel'))
    pass(5000)
    expect(selected()).toBe('Reverse')
  })

  it('pauses while a tab has the focus and then continues', () => {
    show()
    act(() => tab('Face').focus())
    pass(20_000)
    expect(selected()).toBe('Face')
    act(() => tab('Face').blur())
    pass(5000)
    expect(selected()).toBe('Reverse')
  })

  it('stops on Pause and continues only on Play', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    pass(20_000)
    expect(selected()).toBe('Face')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    pass(5000)
    expect(selected()).toBe('Reverse')
  })

  it('does not start by itself if reduced motion is preferred, but can be started', () => {
    show({ reducedMotion: true })
    pass(20_000)
    expect(selected()).toBe('Face')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    pass(5000)
    expect(selected()).toBe('Reverse')
  })

  it('is one tab stop; the arrow keys, Home and End move between its tabs', () => {
    show()
    expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([0, -1, -1])
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
    act(() => tab('Face').focus())
    press('ArrowRight')
    expect(tab('Reverse')).toHaveFocus()
    press('ArrowDown')
    expect(tab('Draft')).toHaveFocus()
    press('ArrowRight')
    expect(tab('Face')).toHaveFocus()
    press('ArrowLeft')
    expect(tab('Draft')).toHaveFocus()
    press('Home')
    expect(selected()).toBe('Face')
    press('End')
    expect(selected()).toBe('Draft')
    expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, -1, 0])
  })
})
