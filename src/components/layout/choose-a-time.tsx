import { TextLink } from '@/components/ui/site-link'
import { type About, formAddress } from '@/lib/form-address'

/** The quiet way to a call, beside a button that leads elsewhere: to the chat, the contact page, a quote. */
export function ChooseATime(about: About) {
  return (
    <TextLink to={formAddress(about)}>
      or choose a time <span className="sr-only">for a call</span>
    </TextLink>
  )
}
