import { Screens } from '@/admin/app/admin-app'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { Toasts } from '@/admin/kit/screen/toasts'
import { renderApp } from '@tests/support/render-app'

/** Renders the admin's screen at an address, without its sidebar. */
export const renderAdmin = (address: string) =>
  renderApp(
    <RegistryProvider value={registry}>
      <Screens />
      <Toasts />
    </RegistryProvider>,
    { address },
  )
