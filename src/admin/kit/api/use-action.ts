import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@/admin/kit/screen/toast-store'

/** The sentence that says what was done, and how it is undone. */
export type Outcome = string | { text: string; undo?: () => Promise<unknown> }

/**
 * Runs a change, says in one message what came of it, and has everything that is shown read again. `run` gives the
 * sentence that says what was done, or nothing where the screen shows it; `failed` goes before the reason of a failure.
 */
export function useAction<Values = void>(run: (values: Values) => Promise<Outcome | void>, failed = '') {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['admin'] })
  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo()
    } catch (error) {
      toasts.show({ tone: 'error', text: `It was not undone. ${(error as Error).message}` })
    }
    await readAgain()
  }
  return useMutation({
    mutationFn: run,
    onSuccess: (outcome) => {
      if (!outcome) return
      const { text, undo } = typeof outcome === 'string' ? { text: outcome } : outcome
      toasts.show({
        tone: 'success',
        text,
        action: undo && { label: 'Undo', run: () => void takeBack(undo) },
      })
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: `${failed} ${message}`.trim() }),
    // Also after a failure: the row may be another than the one shown.
    onSettled: readAgain,
  })
}
