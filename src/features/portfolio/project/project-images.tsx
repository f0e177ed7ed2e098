import { TextPicture } from '@/components/ui/text-picture'
import type { ProjectImage } from '@/features/portfolio/project-listing'
import type { Project } from '@/features/portfolio/project/project-queries'
import { columnSizes } from '@/lib/picture-address'

const places = {
  left: 'lg:col-[main-start/span_6]',
  right: 'lg:col-[c_7/main-end]',
  alone: 'lg:col-[main-start/main-end]',
} as const

/** A project's further images, whole and in the studio's order: two in a row, the last of an odd number alone. */
export function ProjectImages({ project }: { project: Project }) {
  // The generated types know the column as JSON; the database checks its shape.
  const images = project.images as unknown as ProjectImage[]
  const placeOf = (index: number) =>
    index % 2 === 1 ? 'right' : index === images.length - 1 ? 'alone' : 'left'
  if (images.length === 0) return null
  return (
    <ul aria-label={`More images of ${project.title}`} className="page gap-y-8 pt-section">
      {images.map(({ url, alt }, index) => (
        <li key={index} className={places[placeOf(index)]}>
          <TextPicture
            src={url}
            alt={alt}
            sizes={columnSizes(placeOf(index) === 'alone' ? 12 : 6)}
            className="block [box-shadow:var(--shadow-cloth)] [&>img]:w-full"
          />
        </li>
      ))}
    </ul>
  )
}
