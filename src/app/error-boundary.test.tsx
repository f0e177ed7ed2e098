import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'

const Broken = () => {
  throw new Error('Failed to fetch dynamically imported module')
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => delete window.loadNewerBuild)

it('a page that fails to render shows an error', async () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown')
})

it('a page about to be reloaded for a newer build shows no error', async () => {
  const loadNewerBuild = vi.fn(() => Promise.resolve(true))
  window.loadNewerBuild = loadNewerBuild
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  await act(async () => undefined)
  expect(loadNewerBuild).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
