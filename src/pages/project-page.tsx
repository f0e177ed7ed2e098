import { useEffect, useState, type ReactNode } from 'react'
import { ClosingBand } from '@/components/layout/closing-band'
import { ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { closing } from '@/content/home'
import { project as copy } from '@/content/portfolio'
import { site } from '@/content/site'
import { GalleryFailed } from '@/features/portfolio/gallery-states'
import { ProjectPlaceholder } from '@/features/portfolio/project-placeholder'
import { useProject } from '@/features/portfolio/project-queries'
import { projectStatus } from '@/features/portfolio/project-status'
import { ProjectStory } from '@/features/portfolio/project-story'
import { useHydrated } from '@/features/portfolio/use-hydrated'
import { whatsappLink } from '@/lib/whatsapp'

/** A project by its slug: live ones with their story, the others with how far the work has come. */
export function ProjectPage({ params }: { params: { slug?: string } }) {
  const { data, isError, isFetching, refetch } = useProject(params.slug ?? '')
  const waiting = useSimulatedLoad()

  if (data === null) return <ProjectNotFound />
  if (!data && isError) {
    return (
      <Frame>
        <GalleryFailed level={2} onRetry={refetch} isRetrying={isFetching} />
      </Frame>
    )
  }
  const live = data && projectStatus(data.project) === 'live'
  if (!data || (waiting && !live)) {
    return (
      <Frame>
        <LoadingPanel label={copy.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
      </Frame>
    )
  }
  return (
    <>
      {live ? <ProjectStory {...data} /> : <ProjectPlaceholder project={data.project} />}
      <ClosingBand {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}

const simulatedLoadMs = 1000

/** True for the first second of a page that the browser drew itself; never where a prerendered page is taken over. */
function useSimulatedLoad(): boolean {
  const [waiting, setWaiting] = useState(useHydrated())
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), simulatedLoadMs)
    return () => clearTimeout(timer)
  }, [])
  return waiting
}

function ProjectNotFound() {
  const { title, text, action } = copy.notFound
  return (
    <Frame>
      <StatePanel
        kind="empty"
        level={2}
        title={title}
        text={text}
        action={
          <ButtonLink to="/portfolio" variant="line">
            {action}
          </ButtonLink>
        }
      />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <section className="page py-section">{children}</section>
}
