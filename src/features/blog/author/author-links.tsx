import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { socialLinksOf } from '@/features/blog/author/author-query'

/** An author's social links; renders nothing if none are stored. */
export function AuthorLinks({ stored, className = '' }: { stored: unknown; className?: string }) {
  const links = socialLinksOf(stored)
  if (links.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {links.map(({ platform, url, icon }) => (
        <li key={url}>
          <SiteLink to={url} className="inline-flex min-h-11 items-center gap-2 hover:underline">
            <SocialIcon name={icon} />
            {platform}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
