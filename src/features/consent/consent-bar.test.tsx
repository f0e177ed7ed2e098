import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentBar } from '@/features/consent/consent-bar'
import { renderApp } from '@tests/support/render-app'

const initialize = vi.hoisted(() => vi.fn())
vi.mock('react-ga4', () => ({ default: { initialize } }))

beforeEach(() => initialize.mockClear())

const open = (measurementId: string) => renderApp(<ConsentBar measurementId={measurementId} />)
async function nothingStarted() {
  await vi.dynamicImportSettled()
  expect(initialize).not.toHaveBeenCalled()
}
const question = () => screen.queryByRole('region', { name: 'Counting visits' })

describe('consent to counting visits', () => {
  it('is not requested without a measurement id', () => {
    open('')
    expect(question()).toBeNull()
  })

  it('nothing starts before an answer', async () => {
    open('G-TEST')
    expect(question()).toBeVisible()
    await nothingStarted()
  })

  it('counting starts after a yes, and on later visits without asking again', async () => {
    const { unmount } = open('G-TEST')
    await userEvent.click(screen.getByRole('button', { name: 'Yes, count it' }))
    await vi.waitFor(() => expect(initialize).toHaveBeenCalledWith('G-TEST', expect.anything()))
    unmount()
    open('G-TEST')
    expect(question()).toBeNull()
    await vi.waitFor(() => expect(initialize).toHaveBeenCalledTimes(2))
  })

  it('is requested again half a year after the answer, and nothing is counted until the new answer', async () => {
    const { unmount } = open('G-TEST')
    await userEvent.click(screen.getByRole('button', { name: 'Yes, count it' }))
    await vi.waitFor(() => expect(initialize).toHaveBeenCalledTimes(1))
    unmount()
    vi.useFakeTimers({ now: Date.now() + 180 * 86_400_000, toFake: ['Date'] })
    open('G-TEST')
    expect(question()).toBeVisible()
    expect(localStorage).toHaveLength(0)
    await vi.dynamicImportSettled()
    expect(initialize).toHaveBeenCalledTimes(1)
  })

  it('nothing starts after a no, now or later', async () => {
    const { unmount } = open('G-TEST')
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
    expect(question()).toBeNull()
    unmount()
    open('G-TEST')
    expect(question()).toBeNull()
    await nothingStarted()
  })
})
