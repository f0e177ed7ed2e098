import { useEffect, useState } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { LoadedPage, LoadingPage } from '@/components/sections/loaded-page'
import { useHydrated } from '@/lib/use-hydrated'
import { gallery, project as copy } from '@/content/portfolio'
import { packageName, projectStatus } from '@/features/portfolio/project-status'
import { projectMeta } from '@/features/portfolio/project/project-meta'
import { ProjectInProgress } from '@/features/portfolio/project/project-in-progress'
import { projectPaths, projectQuery, useProject } from '@/features/portfolio/project/project-queries'
import { ProjectStory } from '@/features/portfolio/project/project-story'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ProjectPage,
  queries: ({ slug = '' }) => ({ project: projectQuery(slug) }),
  record: 'project',
  meta: ({ params, data, studio }) => projectMeta(params.slug ?? '', data.project, studio),
  prerender: projectPaths,
})

/** A project by its slug: live projects and concepts show their story, those in progress their status. */
export function ProjectPage({ params }: { params: { slug?: string } }) {
  const waiting = useSimulatedLoad()
  return (
    <LoadedPage query={useProject(params.slug ?? '')} copy={{ ...copy, failed: gallery.failed }}>
      {(data) => {
        const underWay = projectStatus(data.project) === 'in_progress'
        if (waiting && underWay) return <LoadingPage label={copy.loading} />
        return (
          <>
            {underWay ? <ProjectInProgress project={data.project} /> : <ProjectStory {...data} />}
            <ProposalCallToAction
              package={packageName(data.project.package_type)}
              industry={data.industry ?? undefined}
            />
          </>
        )
      }}
    </LoadedPage>
  )
}

const simulatedLoadMs = 1000

/** True for the first second of a client-rendered page; never on a prerendered one. */
function useSimulatedLoad(): boolean {
  const [waiting, setWaiting] = useState(useHydrated())
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), simulatedLoadMs)
    return () => clearTimeout(timer)
  }, [])
  return waiting
}
