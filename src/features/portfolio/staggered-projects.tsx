import { ProjectCard } from '@/features/portfolio/project-card'
import type { ProjectCardData } from '@/features/portfolio/project-listing'

interface StaggeredProjectsProps {
  projects: readonly ProjectCardData[]
  /** The position of each in the page's grid, and the width of its image, as in the `sizes` attribute. */
  places: ReadonlyArray<{ className: string; sizes: string }>
  /** Whether the first has its text beside its image. */
  large?: boolean
}

/** Three projects: the first large, then two with different widths at different heights. */
export function StaggeredProjects({ projects, places, large = false }: StaggeredProjectsProps) {
  return places.map((place, index) => {
    const project = projects[index]
    return (
      project && <ProjectCard key={project.slug} project={project} large={large && index === 0} {...place} />
    )
  })
}
