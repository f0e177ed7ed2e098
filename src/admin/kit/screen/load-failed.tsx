import type { UseQueryResult } from '@tanstack/react-query'
import { TextButton } from '@/admin/kit/screen/text-button'
import { FieldError } from '@/components/ui/field'

interface LoadFailedProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  /** What could not be loaded: 'The notes'. */
  what: string
}

/** Says that a part of the screen could not be loaded; nothing while it loads or if older rows are shown. */
export const LoadFailed = ({ query: { data, error, refetch }, what }: LoadFailedProps) =>
  error && data === undefined ? (
    <FieldError>
      <span>
        {what} could not be loaded. {error.message}{' '}
        <TextButton onClick={() => void refetch()}>Try Again</TextButton>
      </span>
    </FieldError>
  ) : null
