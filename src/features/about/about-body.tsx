import { useRef, type ReactNode } from 'react'
import { Letter } from '@/components/sections/letter'
import { ContentWithQuote } from '@/components/sections/content-with-quote'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { aboutDefaults, aboutStates, nicheAction } from '@/content/about'
import { FounderProfile, type ProfileLink } from '@/features/about/founder-profile'
import { useAbout } from '@/features/about/queries'

interface AboutBodyProps {
  /** The studio's accounts elsewhere. */
  socialLinks: readonly ProfileLink[]
  /** What stands between the founder and the trades. */
  children: ReactNode
}

/** What the owner writes: story, founder, trades. What they left empty says our own words. */
export function AboutBody({ socialLinks, children }: AboutBodyProps) {
  const { data, isError, isFetching, refetch } = useAbout()
  const body = useRef<HTMLDivElement>(null)

  async function retry() {
    const { isSuccess } = await refetch()
    // The button is gone with its panel: reading goes on where the text begins.
    if (isSuccess) body.current?.focus()
  }

  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      {data ? (
        <>
          <Letter
            heading={data.story.title ?? aboutDefaults.story.title}
            subtitle={data.story.subtitle}
            paragraphs={data.story.content ?? aboutDefaults.story.content}
            quote={data.story.quote}
          />
          <FounderProfile founder={data.founder} socialLinks={socialLinks} />
        </>
      ) : (
        <section className="page py-section">
          {isError ? (
            <StatePanel
              kind="failed"
              level={2}
              title={aboutStates.failed}
              text={aboutStates.failedText}
              action={
                <Button onClick={retry} busy={isFetching} busyLabel="Loading...">
                  Try Again
                </Button>
              }
            />
          ) : (
            <LoadingPanel label={aboutStates.loading} className="min-h-[50vh]" />
          )}
        </section>
      )}
      {children}
      {data && (
        <ContentWithQuote
          heading={data.niche.title ?? aboutDefaults.niche.title}
          subtitle={data.niche.subtitle}
          paragraphs={data.niche.content ?? aboutDefaults.niche.content}
          action={nicheAction}
          note={data.niche.testimonial}
        />
      )}
    </div>
  )
}
