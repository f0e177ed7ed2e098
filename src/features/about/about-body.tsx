import { type ReactNode, useRef } from 'react'
import { useStudio } from '@/components/layout/studio'
import { ContentWithQuote } from '@/components/sections/content-with-quote'
import { Letter, SignedLetter } from '@/components/sections/letter'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { StatePanel } from '@/components/ui/state-panel'
import { aboutDefaults, aboutStates, founderLinks, nicheAction, portraitOf } from '@/content/about'
import { interpolate } from '@/content/site'
import { useAbout, type AboutTexts } from '@/features/about/queries'
import type { Line } from '@shared/markdown/tree'

/** Our own texts have no marks. */
const lines = (texts: readonly string[]): Line[] => texts.map((text) => [text])

interface AboutBodyProps {
  /** The studio's social media accounts. */
  socialLinks: readonly ProfileLink[]
  /** Shown between the founder and the industries. */
  children: ReactNode
}

/** The owner's texts: story, founder, industries. Empty ones show the defaults. */
export function AboutBody({ socialLinks, children }: AboutBodyProps) {
  const about = useAbout()
  const data = interpolate(about.data, useStudio())
  const note = data?.niche.testimonial
  const body = useRef<HTMLDivElement>(null)

  async function refetch() {
    const { isSuccess } = await about.refetch()
    // The pressed button disappears, so the focus moves to the start of the text.
    if (isSuccess) body.current?.focus()
  }

  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      <QueryBoundary
        query={{ ...about, data, refetch }}
        loading={
          <section className="page py-section">
            <LoadingPanel label={aboutStates.loading} className="min-h-[40vh]" />
          </section>
        }
        failed={(retry) => (
          <section className="page py-section">
            <StatePanel
              kind="failed"
              level={2}
              title={aboutStates.failed}
              text={aboutStates.failedText}
              action={retry}
            />
          </section>
        )}
      >
        {({ story, founder }) => (
          <>
            <Letter
              heading={story.title ?? aboutDefaults.story.title}
              subtitle={story.subtitle}
              paragraphs={story.content ?? lines(aboutDefaults.story.content)}
              quote={story.quote}
            />
            <FounderProfile founder={founder} socialLinks={socialLinks} />
          </>
        )}
      </QueryBoundary>
      {children}
      {data && (
        <ContentWithQuote
          heading={data.niche.title ?? aboutDefaults.niche.title}
          subtitle={data.niche.subtitle}
          paragraphs={data.niche.content ?? lines(aboutDefaults.niche.content)}
          action={nicheAction}
          note={note?.quote ? { ...note, quote: note.quote } : undefined}
        />
      )}
    </div>
  )
}

interface ProfileLink {
  platform: string
  url: string
  /** A name known to SocialIcon. */
  icon: string
}

interface FounderProfileProps {
  founder: AboutTexts['founder']
  socialLinks: readonly ProfileLink[]
}

/** The founder's signed text in letter form, with social links of founder and studio. */
function FounderProfile({ founder, socialLinks }: FounderProfileProps) {
  const { photo_url: photo, linkedin_url: linkedin, signature } = founder
  const signed = signature?.text ?? signature?.name
  const links = profileLinks(linkedin, socialLinks)
  return (
    <SignedLetter
      heading={founder.title ?? aboutDefaults.founder.title}
      subtitle={founder.subtitle}
      paragraphs={founder.content ?? lines(aboutDefaults.founder.content)}
      quote={founder.quote}
      signature={signed ? { ...signature, text: signed } : undefined}
      image={photo ? { src: photo, alt: portraitOf(signature?.name) } : undefined}
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

/** The founder's LinkedIn page, then the studio's other accounts. */
function profileLinks(linkedinUrl: string | undefined, socialLinks: readonly ProfileLink[]): ProfileLink[] {
  const founderLink = linkedinUrl ? [{ platform: 'LinkedIn', url: linkedinUrl, icon: 'Linkedin' }] : []
  return [...founderLink, ...socialLinks.filter(({ url }) => url !== linkedinUrl)]
}
