import { Ornament } from '@/components/ui/ornament'
import { ProjectPicture } from '@/components/ui/project-picture'
import type { NextProject } from '@/features/portfolio/project-queries'

interface HungPictureProps {
  project: Pick<NextProject, 'title' | 'thumbnail_url' | 'thumbnail_alt' | 'thumbnail_placeholder'>
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** A project's picture with the shadow of a thing that hangs; an ornament where there is none. */
export function HungPicture({ project, sizes, eager }: HungPictureProps) {
  if (!project.thumbnail_url) return <Ornament kind="bunga" className="aspect-4/3" />
  return (
    <ProjectPicture
      src={project.thumbnail_url}
      alt={project.thumbnail_alt ?? project.title}
      placeholder={project.thumbnail_placeholder}
      sizes={sizes}
      eager={eager}
      className="shadow-cloth"
    />
  )
}
