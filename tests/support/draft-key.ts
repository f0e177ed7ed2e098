import { session } from '@/admin/kit/session/session'

/** Under which the browser keeps unsaved text of a row. A test of signing in may have left somebody signed in. */
export function draftKey(kind: string, rowId: string): string {
  const state = session.read()
  return `desk-draft:${state.status === 'signed-in' ? state.user.id : ''}:${kind}:${rowId}`
}
