import { LevelIcon, PatternIcon } from '@/components/ui/pattern-icon'
import { SampleMark } from '@/components/ui/sample-mark'
import { StatusBadge } from '@/components/ui/status-badge'
import type { ProjectCardData } from '@/features/portfolio/project-listing'
import { packageName, projectStatus, type PackageName } from '@/features/portfolio/project-status'

const labels = {
  live: ['success', 'LIVE'],
  in_progress: ['warning', 'IN PROGRESS'],
  concept: ['neutral', 'CONCEPT'],
} as const

/** A project's status and package, and a mark if it is a sample. */
export function ProjectBadges({ project }: { project: ProjectCardData }) {
  const [level, label] = labels[projectStatus(project)]
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1.5 sm:gap-x-gutter">
      <StatusBadge level={level}>
        <span className="tracking-[.03em]">{label}</span>
      </StatusBadge>
      <PackageBadge name={packageName(project.package_type)} />
      {project.is_sample && <SampleMark of="project" />}
    </div>
  )
}

const levels = { Spark: 1, Amplify: 2, Apex: 3 } as const

function PackageBadge({ name }: { name: PackageName }) {
  return (
    <span className="inline-flex items-center gap-2 text-small font-semibold whitespace-nowrap">
      {name === 'Bespoke' ? <PatternIcon name="flower" /> : <LevelIcon level={levels[name]} />}
      {name}
    </span>
  )
}
