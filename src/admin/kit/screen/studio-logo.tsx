import { BrandMark } from '@/components/ui/brand-mark'
import { site } from '@/content/site'

/** Leads to the public site: another app with its own style sheet, so it is loaded whole. */
export function StudioLogo({ className = '' }: { className?: string }) {
  const [first, ...rest] = site.name.split(' ')
  return (
    <a href="/" className={`logo ${className}`} aria-label={`${site.name}, the website`}>
      <BrandMark />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </a>
  )
}
