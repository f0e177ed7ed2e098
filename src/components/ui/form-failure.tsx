import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'

/** The message if a form was not sent or could not be fetched and no better reason is known. */
export const somethingWrong = 'Something went wrong. Please try again.'

/** A link to an alternative if retrying may not help. */
export interface WayOut {
  label: string
  to: string
}

interface FormFailureProps {
  message: string
  wayOut?: WayOut
}

/** The reason a form was not sent, above its first field. Takes the focus that the disabled button lost. */
export function FormFailure({ message, wayOut }: FormFailureProps) {
  return (
    <Banner focused className="mb-6">
      <p>{message}</p>
      {wayOut && (
        <p className="mt-3">
          <ButtonLink to={wayOut.to} variant="line" size="small">
            {wayOut.label}
          </ButtonLink>
        </p>
      )}
    </Banner>
  )
}
