import { useInterpolated, useStudio } from '@/components/layout/studio'
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link'
import { greetings } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

interface WhatsAppLinkProps extends Omit<SiteLinkProps, 'to'> {
  /** The prefilled message; it may contain placeholders for the studio's facts. */
  greeting?: string
}

/** Opens a chat with the studio's number. Shown in every footer and in the menu of narrow screens. */
export function WhatsAppLink({
  greeting = greetings.question,
  children = 'WhatsApp',
  ...rest
}: WhatsAppLinkProps) {
  const to = whatsappLink(useStudio().whatsapp_number, useInterpolated(greeting))
  return (
    <SiteLink to={to} {...rest}>
      {children}
    </SiteLink>
  )
}
