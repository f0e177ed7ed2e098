import { LevelIcon, PatternIcon } from '@/components/ui/pattern-icon'
import { StatusBadge } from '@/components/ui/status-badge'
import type { PackageName, ProjectStatus } from '@/features/portfolio/project-status'

const labels = {
  live: ['success', 'LIVE'],
  in_progress: ['warning', 'IN PROGRESS'],
  concept: ['neutral', 'CONCEPT'],
} as const

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const [level, label] = labels[status]
  return (
    <StatusBadge level={level}>
      <span className="tracking-[.03em]">{label}</span>
    </StatusBadge>
  )
}

const levels = { Spark: 1, Amplify: 2, Apex: 3 } as const

export function PackageBadge({ name }: { name: PackageName }) {
  return (
    <span className="inline-flex items-center gap-2 text-small font-semibold whitespace-nowrap">
      {name === 'Bespoke' ? <PatternIcon name="flower" /> : <LevelIcon level={levels[name]} />}
      {name}
    </span>
  )
}
