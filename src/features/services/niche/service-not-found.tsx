import { MissingPage } from '@/components/sections/missing-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { serviceNotFound as copy } from '@/content/services'

interface ServiceNotFoundProps {
  message: string
  /** Where loading failed: tries again. */
  retry?: { onRetry: () => void; busy: boolean }
}

export function ServiceNotFound({ message, retry }: ServiceNotFoundProps) {
  return (
    <MissingPage title={copy.title} text={message} failed={Boolean(retry)}>
      <p className="flex flex-wrap gap-4">
        {retry && (
          <Button onClick={retry.onRetry} busy={retry.busy} busyLabel="Loading...">
            Try Again
          </Button>
        )}
        <ButtonLink to={copy.action.to} variant={retry ? 'line' : 'ink'}>
          {copy.action.label}
        </ButtonLink>
        {!retry && (
          <ButtonLink to={copy.contact.to} variant="line">
            {copy.contact.label}
          </ButtonLink>
        )}
      </p>
    </MissingPage>
  )
}
