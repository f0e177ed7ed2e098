import { SignedLetter } from '@/components/sections/letter'
import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { aboutDefaults, founderLinks } from '@/content/about'
import type { AboutSection } from '@/features/about/about-sections'

export interface ProfileLink {
  platform: string
  url: string
  /** The name of a drawing in SocialIcon. */
  icon: string
}

interface FounderProfileProps {
  founder: AboutSection
  socialLinks: readonly ProfileLink[]
}

/** The founder's letter, signed, with the ways to follow them and the studio. */
export function FounderProfile({ founder, socialLinks }: FounderProfileProps) {
  const name = founder.signature?.name
  const links = profileLinks(founder.linkedinUrl, socialLinks)
  return (
    <SignedLetter
      heading={founder.title ?? aboutDefaults.founder.title}
      subtitle={founder.subtitle}
      paragraphs={founder.content ?? aboutDefaults.founder.content}
      quote={founder.quote}
      signature={founder.signature}
      picture={founder.photoUrl ? { src: founder.photoUrl, alt: name ?? '' } : undefined}
    >
      {links.length > 0 && (
        <ul aria-label={founderLinks} className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
          {links.map(({ platform, url, icon }) => (
            <li key={url}>
              <SiteLink
                to={url}
                className="inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline"
              >
                <SocialIcon name={icon} size={20} />
                {platform}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </SignedLetter>
  )
}

/** The founder's own LinkedIn page first; the studio's accounts after it, the same address once. */
function profileLinks(linkedinUrl: string | undefined, socialLinks: readonly ProfileLink[]): ProfileLink[] {
  const own = linkedinUrl ? [{ platform: 'LinkedIn', url: linkedinUrl, icon: 'Linkedin' }] : []
  return [...own, ...socialLinks.filter(({ url }) => url !== linkedinUrl)]
}
