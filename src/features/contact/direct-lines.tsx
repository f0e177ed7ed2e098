import { directLines as words } from '@/content/contact'
import { site } from '@/content/site'
import { SiteLink } from '@/components/ui/site-link'
import { whatsappLink } from '@/lib/whatsapp'

/** The number and the address, large enough to be read across a table. */
export function DirectLines() {
  return (
    <ul className="direct-lines">
      <li>
        <span>{words.whatsapp}</span>
        <SiteLink to={whatsappLink(site.whatsappNumber, words.greeting)}>+{site.whatsappNumber}</SiteLink>
      </li>
      <li>
        <span>{words.email}</span>
        <SiteLink to={`mailto:${site.email}`}>{site.email}</SiteLink>
      </li>
    </ul>
  )
}
