import { MissingPage } from '@/components/sections/missing-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { serviceNotFound as words } from '@/content/services'

interface ServiceNotFoundProps {
  message: string
  /** Where loading failed: tries again. */
  retry?: { onRetry: () => void; busy: boolean }
}

export function ServiceNotFound({ message, retry }: ServiceNotFoundProps) {
  return (
    <MissingPage title={words.title} text={message} failed={Boolean(retry)}>
      <p className="flex flex-wrap gap-4">
        {retry && (
          <Button onClick={retry.onRetry} busy={retry.busy} busyLabel="Loading...">
            Try Again
          </Button>
        )}
        <ButtonLink to={words.action.to} variant={retry ? 'line' : 'ink'}>
          {words.action.label}
        </ButtonLink>
        {!retry && (
          <ButtonLink to={words.contact.to} variant="line">
            {words.contact.label}
          </ButtonLink>
        )}
      </p>
    </MissingPage>
  )
}
