import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@/admin/kit/screen/toast-store'

/**
 * Runs a change, says in one message what came of it, and has everything that is shown read again. `run` gives the
 * sentence that says what was done, or nothing where the screen shows it; `failed` goes before the reason of a failure.
 */
export function useAction<Values = void>(run: (values: Values) => Promise<string | void>, failed = '') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (text) => {
      if (text) toasts.show({ tone: 'success', text })
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: `${failed} ${message}`.trim() }),
    // Also after a failure: the row may be another than the one shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
}
