import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CalendarScreen } from '@/admin/calls/calendar/calendar-screen'
import { noNetwork, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

it('a calendar that could not be loaded says so, and loads on request', async () => {
  serve('*', noNetwork)
  const { user } = renderApp(<CalendarScreen />)
  const failure = await screen.findByText(
    /^The calls could not be loaded\. The server could not be reached\./,
  )
  serve('*', [])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(failure).not.toBeInTheDocument())
})
