import { act, fireEvent, screen } from '@testing-library/react'
import { createContext, use, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HydrateWhenNear } from '@/components/layout/hydrate-when-near'
import { passAllGates } from '@/lib/hydration-gates'

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

const page = (studio = 'Rentak') => (
  <Studio value={studio}>
    <HydrateWhenNear rem={20}>
      <Part />
    </HydrateWhenNear>
  </Studio>
)

let root: Root
let comesNear: () => void

/** The page as built, and React started on it. */
beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        comesNear = () => callback([{ isIntersecting: true }])
        callback([{ isIntersecting: false }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubEnv('SSR', true)
  const html = renderToString(page())
  vi.stubEnv('SSR', false)
  document.body.innerHTML = `<div>${html}</div>`
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, page())
  })
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllEnvs()
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
  expect(part?.getAttribute('style')).toBe('contain-intrinsic-size:auto 20rem')
  await act(async () => comesNear())
  expect(part).not.toHaveClass('far-part')
  expect(part?.getAttribute('style')).toBeFalsy()
})

it('a press on it is answered, near or not', async () => {
  await act(async () => fireEvent.click(button('Write to Rentak')))
  expect(pressed).toHaveBeenCalledOnce()
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
  await act(async () => root.render(page('Kilat')))
  expect(button('Write to Kilat')).toBe(built)
})
