import { toasts } from '@/admin/kit/screen/toast-store'

/** The text of the latest toast in the admin. */
export const lastToast = () => toasts.read().at(-1)?.text
