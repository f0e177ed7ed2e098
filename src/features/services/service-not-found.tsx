import { Button, ButtonLink } from '@/components/ui/button'
import { Loom } from '@/components/ui/loom'
import { serviceNotFound as words } from '@/content/services'

interface ServiceNotFoundProps {
  message: string
  /** Where loading failed: tries again. */
  retry?: { onRetry: () => void; busy: boolean }
}

export function ServiceNotFound({ message, retry }: ServiceNotFoundProps) {
  return (
    <section className="page gap-y-8 py-section" role={retry ? 'alert' : undefined}>
      <div className="lg:col-[main-start/span_7]">
        <h1>{words.title}</h1>
        <p className="mt-6 text-lead text-ink-2">{message}</p>
        <p className="mt-8 flex flex-wrap gap-4">
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
      </div>
      <div className="lg:col-[c_9/main-end]">
        <Loom snapped={Boolean(retry)} />
      </div>
    </section>
  )
}
