import { ProjectCard } from '@/features/portfolio/project-card'
import type { ProjectCardData } from '@/features/portfolio/project-listing'
import { columnSizes } from '@/lib/image-url'

interface StaggeredProjectsProps {
  projects: readonly ProjectCardData[]
  /** Classes for the position of each in the page's grid. */
  places: readonly string[]
  /** Whether the first has its text beside its image. */
  large?: boolean
}

/** Three projects: the first large, then two with different widths at different heights. */
export function StaggeredProjects({ projects, places, large = false }: StaggeredProjectsProps) {
  return projects.map((project, index) => (
    <ProjectCard
      key={project.slug}
      project={project}
      large={large && index === 0}
      sizes={index === 0 ? columnSizes(8) : columnSizes(6, 'half')}
      className={places[index]}
    />
  ))
}
