import { act, fireEvent, screen } from '@testing-library/react'
import { createContext, startTransition, use, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HydrateWhenNear, HydrateWhenUsed } from '@/components/layout/hydrate-later'
import { holdParts, holdPresses, passAllGates } from '@/lib/hydration-gates'

const Studio = createContext('Rentak')
const takenOver = vi.fn()
const pressed = vi.fn()

function Part() {
  useEffect(takenOver, [])
  return (
    <>
      <button onClick={pressed}>Write to {use(Studio)}</button>
      <details suppressHydrationWarning>
        <summary onClick={pressed}>How long does it take?</summary>
      </details>
    </>
  )
}

const page = (studio = 'Rentak', Later = HydrateWhenNear) => (
  <Studio value={studio}>
    <Later rem={20}>
      <Part />
    </Later>
  </Studio>
)

let root: Root
let comesNear: () => void

// One observer serves all parts, of all tests.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(private tell: (entries: readonly object[]) => void) {}
    observe(target: Element) {
      this.tell([{ target, isIntersecting: false }])
      comesNear = () => this.tell([{ target, isIntersecting: true }])
    }
    unobserve() {}
  },
)

/** The page as built, and React started on it. */
async function start(ui: ReactNode, before = () => {}) {
  document.body.innerHTML = `<div>${renderToString(ui)}</div>`
  before()
  holdParts(document.body)
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, ui)
  })
}

beforeEach(() => start(page()))

afterEach(async () => {
  await act(async () => root.unmount())
  takenOver.mockClear()
  pressed.mockClear()
})

const button = (name: string) => screen.getByRole('button', { name })

it('is read as it was built, and taken over when it comes near', async () => {
  const built = button('Write to Rentak')
  expect(takenOver).not.toHaveBeenCalled()
  await act(async () => comesNear())
  expect(takenOver).toHaveBeenCalledOnce()
  expect(button('Write to Rentak')).toBe(built)
})

it('is laid out when it comes near, with room left for it until then', async () => {
  const part = button('Write to Rentak').parentElement
  expect(part).toHaveClass('far-part')
  expect(part?.getAttribute('style')).toBe('contain-intrinsic-height:auto 20rem')
  await act(async () => comesNear())
  expect(part).not.toHaveClass('far-part')
})

it('a press on it is answered, near or not', async () => {
  await act(async () => fireEvent.click(button('Write to Rentak')))
  expect(pressed).toHaveBeenCalledOnce()
})

it('with only links in it, it is left as it was built until somebody uses it', async () => {
  await act(async () => root.unmount())
  await start(page('Rentak', HydrateWhenUsed))
  const part = button('Write to Rentak').parentElement
  await act(async () => comesNear())
  expect(part).not.toHaveClass('far-part')
  expect(takenOver).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(button('Write to Rentak')))
  expect(takenOver).toHaveBeenCalledOnce()
  expect(pressed).toHaveBeenCalledOnce()
})

it('is taken over at once where the keyboard is in it before React starts', async () => {
  await act(async () => root.unmount())
  await start(page('Rentak', HydrateWhenUsed), () => button('Write to Rentak').focus())
  expect(takenOver).toHaveBeenCalledOnce()
})

it('a question in it opens by itself, and is React’s as soon as all of it is', async () => {
  const question = screen.getByText('How long does it take?')
  await act(async () => fireEvent.click(question))
  expect(question.parentElement).toHaveAttribute('open')
  expect(takenOver).not.toHaveBeenCalled()
  await act(async () => comesNear())
  expect(takenOver).toHaveBeenCalledOnce()
  await act(async () => fireEvent.click(question))
  expect(pressed).toHaveBeenCalledOnce()
})

it('is taken over when the keyboard reaches it, and not when something else is used', async () => {
  await act(async () => fireEvent.click(document.body))
  expect(takenOver).not.toHaveBeenCalled()
  await act(async () => button('Write to Rentak').focus())
  expect(takenOver).toHaveBeenCalledOnce()
})

it('shows what is newer, near or not, in the elements that were built', async () => {
  const built = button('Write to Rentak')
  await act(async () => root.render(page('Kilat')))
  expect(button('Write to Kilat')).toBe(built)
})

it('everything is taken over before all of it changes at once', async () => {
  const built = button('Write to Rentak')
  const passed = passAllGates()
  await act(() => Promise.resolve())
  await passed
  expect(takenOver).toHaveBeenCalledOnce()
  // Not laid out all at once for that.
  expect(built.parentElement).toHaveClass('far-part')
  await act(async () => comesNear())
  expect(built.parentElement).not.toHaveClass('far-part')
  await act(async () => root.render(page('Kilat')))
  expect(button('Write to Kilat')).toBe(built)
})

describe('while React has nothing of the page yet', () => {
  const built = <Part />
  let hearPresses: () => void

  beforeEach(async () => {
    await act(async () => root.unmount())
    takenOver.mockClear()
    document.body.innerHTML = `<div>${renderToString(built)}</div>`
    hearPresses = holdPresses()
    // Not awaited: React has been told of the page and has not begun.
    startTransition(() => {
      root = hydrateRoot(document.body.firstElementChild as Element, built)
    })
  })

  afterEach(() => hearPresses())

  it('a press on what opens by itself opens it, and has React begin no sooner', async () => {
    const question = screen.getByText('How long does it take?')
    fireEvent.pointerDown(question)
    fireEvent.click(question)
    expect(question.parentElement).toHaveAttribute('open')
    expect(takenOver).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(takenOver).toHaveBeenCalledOnce())
  })

  it('a press on a button is answered within its click', () => {
    fireEvent.pointerDown(button('Write to Rentak'))
    expect(takenOver).not.toHaveBeenCalled()
    fireEvent.click(button('Write to Rentak'))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('and once React is to hear of presses, the first one has it begin', () => {
    hearPresses()
    fireEvent.pointerDown(screen.getByText('How long does it take?'))
    expect(takenOver).toHaveBeenCalledOnce()
  })
})
