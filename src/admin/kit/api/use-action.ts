import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@/admin/kit/screen/toast-store'

/** The sentence that says what was done, and what can be done about it: to undo it, or to look at it. */
export type Outcome =
  | string
  | {
      text: string
      /** May give the sentence that says that it was undone. */
      undo?: () => Promise<unknown>
      open?: { label: string; run: () => void }
    }

/**
 * Runs a change, says in one message what came of it, and has everything that is shown read again. `run` gives the
 * sentence that says what was done, or nothing where the screen shows it; `failed` goes before the reason of a failure.
 */
export function useAction<Values = void>(run: (values: Values) => Promise<Outcome | void>, failed = '') {
  const queryClient = useQueryClient()
  // Also after a failure: the row may be another than the one shown.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['admin'] })
  const undoing = useMutation({
    mutationFn: (undo: () => Promise<unknown>) => undo(),
    onSuccess: (text) => {
      if (typeof text === 'string') toasts.show({ tone: 'success', text })
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: `It was not undone. ${message}` }),
    onSettled,
  })
  return useMutation({
    mutationFn: run,
    onSuccess: (outcome) => {
      if (!outcome) return
      const { text, undo, open }: Exclude<Outcome, string> =
        typeof outcome === 'string' ? { text: outcome } : outcome
      const action = undo ? { label: 'Undo', run: () => undoing.mutate(undo) } : open
      toasts.show({ tone: 'success', text, action })
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: `${failed} ${message}`.trim() }),
    onSettled,
  })
}
