import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { useHydrated } from '@/lib/use-hydrated'

const drawn = vi.fn()

function Part() {
  const isHydrated = useHydrated()
  drawn(isHydrated)
  return <p>{isHydrated ? 'of this visit' : 'as built'}</p>
}

beforeEach(() => drawn.mockClear())

it('a built page is taken over as it was built, then shows what the build could not know', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Part />)
  const built = screen.getByText('as built')
  drawn.mockClear()
  const root = await act(async () => hydrateRoot(place, <Part />))
  expect(drawn.mock.calls).toEqual([[false], [true]])
  expect(screen.getByText('of this visit')).toBe(built)
  await act(async () => root.unmount())
})

it('a page that the browser draws itself knows from the start', () => {
  render(<Part />)
  expect(drawn.mock.calls).toEqual([[true]])
})
