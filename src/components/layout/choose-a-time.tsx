import { TextLink } from '@/components/ui/site-link'
import { type About, formAddress } from '@/lib/form-address'

/** A secondary link to the booking page, beside a button for chat, contact or quote. */
export function ChooseATime(about: About) {
  return (
    <TextLink to={formAddress(about)}>
      or choose a time <span className="sr-only">for a call</span>
    </TextLink>
  )
}
