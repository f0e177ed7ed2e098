import { useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useState } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { registry } from '@/admin/app/resources'
import { session, useSession } from '@/admin/kit/session/session'
import { CodeStep } from '@/admin/app/sign-in/code-step'
import { AddressScreen } from '@/admin/app/sign-in/address-screen'
import { ResetScreen } from '@/admin/app/sign-in/reset-screen'
import { followSession } from '@/admin/kit/session/follow-session'
import type { DeskUser } from '@/admin/kit/session/session-store'
import { SignIn } from '@/admin/app/sign-in/sign-in'
import { ScreenBoundary } from '@/admin/app/layout/admin-layout'
import { AdminLayout } from '@/admin/app/layout/admin-layout'
import { RegistryProvider, useRegistry, type AdminRoute } from '@/admin/kit/registry/registry'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { LoadingPanel } from '@/components/ui/loader'
import { normalisePath } from '@/lib/paths'
import '@/admin/app/admin.css'

/** The screen that the address asks for. */
export function Screens() {
  const { routes } = useRegistry()
  const { pathname } = useLocation()
  const objects = routes.map(({ path, draw }) => ({ path, handle: draw }))
  const [match] = matchRoutes(objects, pathname) ?? []
  return match ? (match.route.handle as AdminRoute['draw'])(match.params) : <UnknownScreen />
}

/**
 * The admin, behind its sign-in. When a session expires the screens are only hidden: after signing in again they are
 * as they were, typed text included. After a sign-out, or for another person, nothing is kept.
 */
export function AdminApp() {
  const queryClient = useQueryClient()
  const state = useSession()
  const [user, setUser] = useState<DeskUser>()
  const { pathname } = useLocation()

  useEffect(() => followSession(queryClient, session), [queryClient])

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
  if (normalisePath(pathname) === '/admin/address') return <AddressScreen />
  const signedIn = state.status === 'signed-in'
  return (
    <RegistryProvider value={registry}>
      {state.status === 'code-needed' && <CodeStep key={state.user.id} {...state.user} />}
      {state.status === 'signed-out' && <SignIn reason={state.reason} userId={user?.id} />}
      {user && (
        <Activity key={user.id} mode={signedIn ? 'visible' : 'hidden'}>
          <AdminLayout email={user.email}>
            <ScreenBoundary key={pathname}>
              <Screens />
            </ScreenBoundary>
          </AdminLayout>
        </Activity>
      )}
    </RegistryProvider>
  )
}
