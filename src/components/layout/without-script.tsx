import { useStudio } from '@/components/layout/studio'
import { ButtonLink } from '@/components/ui/button'
import { interpolate } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

/**
 * Replaces a form's fields if scripts are off (see base.css): shows `text` and a chat link prefilled with
 * `greeting`.
 */
export function WithoutScript({ text, greeting }: { text: string; greeting: string }) {
  const studio = useStudio()
  return (
    <noscript>
      <p className="mb-3">{text}</p>
      <ButtonLink to={whatsappLink(studio.whatsapp_number, interpolate(greeting, studio))} variant="line">
        Chat on WhatsApp
      </ButtonLink>
    </noscript>
  )
}
