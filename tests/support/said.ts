import { toasts } from '@/admin/kit/screen/toast-store'

/** What the admin said last about an action. */
export const said = () => toasts.read().at(-1)?.text
