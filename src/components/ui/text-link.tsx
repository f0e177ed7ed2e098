import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link'

/** A link that stands alone, underlined with a red thread. Links inside running text need no component. */
export function TextLink({ className = '', ...rest }: SiteLinkProps) {
  return <SiteLink {...rest} className={`link ${className}`} />
}
