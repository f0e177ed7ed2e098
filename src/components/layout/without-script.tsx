import { useStudio } from '@/components/layout/studio'
import { ButtonLink } from '@/components/ui/button'
import { fillIn } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

/** What a form shows where scripts are off, in place of its fields (base.css): `text`, and a chat that begins with `greeting`. */
export function WithoutScript({ text, greeting }: { text: string; greeting: string }) {
  const studio = useStudio()
  return (
    <noscript>
      <p className="mb-3">{text}</p>
      <ButtonLink to={whatsappLink(studio.whatsapp_number, fillIn(greeting, studio))} variant="line">
        Chat on WhatsApp
      </ButtonLink>
    </noscript>
  )
}
