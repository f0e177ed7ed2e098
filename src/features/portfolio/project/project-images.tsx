import { TextImage } from '@/components/ui/text-image'
import type { ProjectImage } from '@/features/portfolio/project-listing'
import type { Project } from '@/features/portfolio/project/project-queries'
import { columnSizes, isTall, imageSize } from '@/lib/image-url'

const places = {
  left: 'lg:col-[main-start/span_6]',
  right: 'lg:col-[c_7/main-end]',
  alone: 'lg:col-[main-start/span_12]',
} as const

/** A project's further images, uncropped and in the studio's order: two in a row, a wide last one alone. */
export function ProjectImages({ project }: { project: Project }) {
  // The generated types only say JSON; the database checks the shape of the column.
  const images = project.images as unknown as ProjectImage[]
  // A tall image across the full width would be higher than a screen.
  const isWide = (url: string) => !isTall(imageSize(url) ?? { width: 4, height: 3 })
  const placeOf = (url: string, index: number) => {
    if (index % 2 === 1) return 'right'
    return index === images.length - 1 && isWide(url) ? 'alone' : 'left'
  }
  if (images.length === 0) return null
  return (
    <ul aria-label={`More images of ${project.title}`} className="page gap-y-8 pt-section">
      {images.map(({ url, alt }, index) => (
        <li key={index} className={places[placeOf(url, index)]}>
          <TextImage
            src={url}
            alt={alt}
            sizes={columnSizes(placeOf(url, index) === 'alone' ? 12 : 6)}
            className="block [box-shadow:var(--shadow-cloth)] [&>img]:w-full"
          />
        </li>
      ))}
    </ul>
  )
}
