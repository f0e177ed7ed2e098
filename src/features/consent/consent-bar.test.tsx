import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startAnalytics } from '@/features/consent/analytics'
import { ConsentBar } from '@/features/consent/consent-bar'

vi.mock('@/features/consent/analytics', () => ({ startAnalytics: vi.fn(async () => {}) }))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(startAnalytics).mockClear()
})

const open = (measurementId: string) =>
  render(
    <MemoryRouter>
      <ConsentBar measurementId={measurementId} />
    </MemoryRouter>,
  )
const question = () => screen.queryByRole('region', { name: 'Counting visits' })

describe('counting visits', () => {
  it('is not asked about where there is nothing to count with', () => {
    open('')
    expect(question()).toBeNull()
  })

  it('starts nothing before an answer', () => {
    open('G-TEST')
    expect(question()).toBeVisible()
    expect(startAnalytics).not.toHaveBeenCalled()
  })

  it('starts after a yes, and on later visits without asking again', async () => {
    const { unmount } = open('G-TEST')
    await userEvent.click(screen.getByRole('button', { name: 'Yes, count it' }))
    expect(startAnalytics).toHaveBeenCalledWith('G-TEST')
    unmount()
    open('G-TEST')
    expect(question()).toBeNull()
    expect(startAnalytics).toHaveBeenCalledTimes(2)
  })

  it('starts nothing after a no, now and later', async () => {
    const { unmount } = open('G-TEST')
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
    expect(question()).toBeNull()
    unmount()
    open('G-TEST')
    expect(question()).toBeNull()
    expect(startAnalytics).not.toHaveBeenCalled()
  })
})
