import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'

/** The screen for an unknown URL. */
export const UnknownScreen = () => (
  <DeadEnd
    heading="Nothing at this address"
    title="This screen does not exist"
    text="The address may be mistyped, or the screen has moved."
  />
)

/** The screen for a URL that this account may not open. */
export const ClosedScreen = () => (
  <DeadEnd
    heading="Not for your account"
    title="Your account has no access to this screen"
    text="An owner of the studio can change your role under Staff."
  />
)

function DeadEnd({ heading, ...texts }: { heading: string; title: string; text: string }) {
  return (
    <Screen title={heading}>
      <StatePanel
        kind="empty"
        level={2}
        {...texts}
        action={<ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>}
      />
    </Screen>
  )
}
