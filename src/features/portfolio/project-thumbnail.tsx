import { Ornament } from '@/components/ui/ornament'
import { ProjectImage } from '@/components/ui/project-image'
import type { ProjectCardData } from '@/features/portfolio/project-listing'

interface ProjectThumbnailProps {
  project: Pick<ProjectCardData, 'title' | 'thumbnail_url' | 'thumbnail_alt' | 'thumbnail_placeholder'>
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** A project's image, or an ornament if there is none. */
export function ProjectThumbnail({ project, sizes, eager }: ProjectThumbnailProps) {
  if (!project.thumbnail_url) {
    return (
      <>
        <Ornament kind="orn-bunga" className="aspect-4/3" />
        <span className="sr-only">{project.title}</span>
      </>
    )
  }
  return (
    <ProjectImage
      src={project.thumbnail_url}
      alt={project.thumbnail_alt ?? project.title}
      placeholder={project.thumbnail_placeholder}
      sizes={sizes}
      eager={eager}
    />
  )
}
