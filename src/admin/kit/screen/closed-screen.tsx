import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'

/** At the address of a screen that is not for this account. */
export function ClosedScreen() {
  return (
    <Screen title="Not for your account">
      <StatePanel
        kind="empty"
        level={2}
        title="Your account has no access to this screen"
        text="An owner of the studio can change your role under Staff."
        action={<ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>}
      />
    </Screen>
  )
}
