import { useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Screens } from '@/admin/screens'
import { forgetOnLeave } from '@/admin/session/forget-on-leave'
import { session, useSession } from '@/admin/session/session'
import { ResetScreen } from '@/admin/session/reset-screen'
import { watchRefusals } from '@/admin/session/session-watch'
import { SignIn } from '@/admin/session/sign-in'
import { followScheme } from '@/admin/shell/scheme'
import { ScreenBoundary } from '@/admin/shell/screen-boundary'
import { Shell } from '@/admin/shell/shell'
import { LoadingPanel } from '@/components/ui/loader'
import { normalisePath } from '@/lib/paths'
import '@/admin/admin.css'

interface User {
  id: string
  email: string
}

/**
 * The administrator's side, behind its gate. When a session runs out the screens are only put away: whoever signs
 * in again finds them as they were, text included. After a sign-out, or for another person, nothing is kept.
 */
export function AdminApp() {
  const queryClient = useQueryClient()
  const state = useSession()
  const [user, setUser] = useState<User>()
  const { pathname } = useLocation()

  useEffect(followScheme, [])
  useEffect(() => {
    const stops = [watchRefusals(queryClient, session), forgetOnLeave(queryClient, session)]
    return () => stops.forEach((stop) => stop())
  }, [queryClient])

  if (state.status === 'signed-in' && state.user !== user) setUser(state.user)
  if (state.status === 'signed-out' && state.reason !== 'ended' && user) setUser(undefined)

  if (state.status === 'checking') {
    return (
      <main className="grid min-h-dvh place-items-center p-5">
        <LoadingPanel label="Checking your session..." />
      </main>
    )
  }
  if (normalisePath(pathname) === '/admin/reset') return <ResetScreen />
  const signedIn = state.status === 'signed-in'
  return (
    <>
      {!signedIn && <SignIn reason={state.reason} />}
      {user && (
        <Activity key={user.id} mode={signedIn ? 'visible' : 'hidden'}>
          <Shell email={user.email}>
            <ScreenBoundary key={pathname}>
              <Screens />
            </ScreenBoundary>
          </Shell>
        </Activity>
      )}
    </>
  )
}
