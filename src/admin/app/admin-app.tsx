import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { registry } from '@/admin/app/resources'
import { adminPaths } from '@/admin/kit/paths'
import { RoleProvider } from '@/admin/kit/rights/role'
import { session, useRole, useSession } from '@/admin/kit/session/session'
import { CodeStep } from '@/admin/auth/sign-in/code-step'
import { ResetScreen } from '@/admin/auth/sign-in/reset-screen'
import { followSession } from '@/admin/kit/session/follow-session'
import { SignIn } from '@/admin/auth/sign-in/sign-in'
import { ScreenBoundary } from '@/admin/app/layout/admin-layout'
import { AdminLayout } from '@/admin/app/layout/admin-layout'
import { RegistryProvider, registryFor, useRegistry } from '@/admin/kit/registry/registry'
import { useScreenKey } from '@/admin/kit/screen/screen-key'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { LoadingPanel } from '@/components/ui/loader'
import { normalisePath } from '@/lib/paths'
import '@/admin/app/admin.css'

/** Renders the screen of the current URL. */
export function Screens() {
  const { routes } = useRegistry()
  const { pathname } = useLocation()
  const screenKey = useScreenKey()
  const [match] =
    matchRoutes(
      routes.map(({ path, draw }) => ({ path, draw })),
      pathname,
    ) ?? []
  return (
    <ScreenBoundary key={screenKey}>
      {match ? match.route.draw(match.params) : <UnknownScreen />}
    </ScreenBoundary>
  )
}

/** The admin behind its sign-in. Without a session nothing is shown; drafts stay in the browser. */
export function AdminApp() {
  const queryClient = useQueryClient()
  const state = useSession()
  const { pathname } = useLocation()
  const given = useRole()
  // An account without a role sees all screens empty, with a notice on top.
  const role = given === 'sales' || given === 'writer' ? given : 'owner'
  const own = useMemo(() => registryFor(role, registry), [role])

  useEffect(() => followSession(queryClient, session), [queryClient])

  if (state.status === 'checking') {
    return (
      <main className="grid min-h-dvh place-items-center p-5">
        <LoadingPanel label="Checking your session..." />
      </main>
    )
  }
  if (normalisePath(pathname) === adminPaths.reset) return <ResetScreen />
  return (
    <RoleProvider value={role}>
      <RegistryProvider value={own}>
        {state.status === 'code-needed' && <CodeStep key={state.user.id} {...state.user} />}
        {state.status === 'signed-out' && <SignIn reason={state.reason} />}
        {state.status === 'signed-in' && (
          <AdminLayout key={state.user.id} email={state.user.email}>
            <Screens />
          </AdminLayout>
        )}
      </RegistryProvider>
    </RoleProvider>
  )
}
