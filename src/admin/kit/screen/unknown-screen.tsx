import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'

export function UnknownScreen() {
  return (
    <Screen title="Nothing at this address">
      <StatePanel
        kind="empty"
        level={2}
        title="This screen does not exist"
        text="The address may be mistyped, or the screen has moved."
        action={<ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>}
      />
    </Screen>
  )
}
