import { useFilled, useStudio } from '@/components/layout/studio'
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link'
import { greetings } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

interface WhatsAppLinkProps extends Omit<SiteLinkProps, 'to'> {
  /** The message that is already typed; the studio's facts may be left open in it. */
  greeting?: string
}

/** Opens a chat with the studio's number. The footer has one on every page, the menu of narrow screens too. */
export function WhatsAppLink({
  greeting = greetings.question,
  children = 'WhatsApp',
  ...rest
}: WhatsAppLinkProps) {
  const to = whatsappLink(useStudio().whatsapp_number, useFilled(greeting))
  return (
    <SiteLink to={to} {...rest}>
      {children}
    </SiteLink>
  )
}
