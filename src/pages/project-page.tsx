import { useEffect, useState } from 'react'
import { CallToAction } from '@/components/layout/call-to-action'
import { MissingPage } from '@/components/sections/missing-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { closing } from '@/content/call-to-action'
import { gallery, project as copy } from '@/content/portfolio'
import { site } from '@/content/site'
import { ProjectPlaceholder } from '@/features/portfolio/project/project-placeholder'
import { useProject } from '@/features/portfolio/project/project-queries'
import { projectStatus } from '@/features/portfolio/project-status'
import { ProjectStory } from '@/features/portfolio/project/project-story'
import { useHydrated } from '@/components/ui/use-hydrated'
import { whatsappLink } from '@/lib/whatsapp'

/** A project by its slug: live ones with their story, the others with how far the work has come. */
export function ProjectPage({ params }: { params: { slug?: string } }) {
  const { data, isError, isFetching, refetch } = useProject(params.slug ?? '')
  const waiting = useSimulatedLoad()

  if (data === null) {
    return (
      <MissingPage {...copy.notFound}>
        <ButtonLink to="/portfolio">{copy.notFound.action}</ButtonLink>
      </MissingPage>
    )
  }
  if (!data && isError) {
    return (
      <MissingPage {...gallery.failed} failed>
        <Button onClick={() => void refetch()} busy={isFetching} busyLabel="Loading...">
          {gallery.failed.action}
        </Button>
      </MissingPage>
    )
  }
  const live = data && projectStatus(data.project) === 'live'
  if (!data || (waiting && !live)) {
    return (
      <section className="page py-section">
        <LoadingPanel label={copy.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
      </section>
    )
  }
  return (
    <>
      {live ? <ProjectStory {...data} /> : <ProjectPlaceholder project={data.project} />}
      <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
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
