import { Button } from '@/components/ui/button'
import { FormFailure } from '@/components/ui/form-failure'
import { LoadingPanel } from '@/components/ui/loader'
import { TextLink } from '@/components/ui/text-link'
import { workWithUs as words } from '@/content/about'
import { somethingWrong } from '@/features/careers/apply'

interface WorkWaitingProps {
  headingId: string
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** In the dialog until its form is there: about as high as the form, so that nothing jumps. */
export function WorkWaiting({ headingId, failed, onRetry, onClose }: WorkWaitingProps) {
  return (
    <div className="flex min-h-[25rem] flex-col items-start">
      <h2 id={headingId} className="mb-6 text-h3">
        {words.heading}
      </h2>
      {failed ? (
        <>
          <FormFailure message={somethingWrong} />
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={onRetry}>Try Again</Button>
            <TextLink to={words.fallback.to}>{words.fallback.label}</TextLink>
          </p>
        </>
      ) : (
        <LoadingPanel label={words.loading} />
      )}
      <Button variant="line" className="mt-auto" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
