import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@/admin/kit/screen/toast-store'

/** The sentence that reports the change, with an optional action: undo it or open the result. */
export type Outcome =
  | string
  | {
      text: string
      /** 'error' if a part of the change failed. */
      tone?: 'success' | 'error'
      /** May return the sentence that reports the undo. */
      undo?: () => Promise<unknown>
      open?: { label: string; run: () => void }
    }

/**
 * Runs a change, reports the result in one message and refetches every active query. `run` returns the
 * sentence that reports the change, or nothing if the screen shows it; `failed` precedes the reason of a
 * failure.
 */
export function useAction<Values = void>(run: (values: Values) => Promise<Outcome | void>, failed = '') {
  const queryClient = useQueryClient()
  // Also after a failure: the stored row may differ from the one shown.
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
      const {
        text,
        tone = 'success',
        undo,
        open,
      }: Exclude<Outcome, string> = typeof outcome === 'string' ? { text: outcome } : outcome
      const action = undo ? { label: 'Undo', run: () => undoing.mutate(undo), undoes: true as const } : open
      toasts.show({ tone, text, action })
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: `${failed} ${message}`.trim() }),
    onSettled,
  })
}
