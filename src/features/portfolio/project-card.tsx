import { ArrowUpRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { ProjectBadges } from '@/features/portfolio/project-badges'
import { liveSiteOf, shortTags } from '@/features/portfolio/project-status'
import { ProjectThumbnail } from '@/features/portfolio/project-thumbnail'
import { projectPath, type NicheProject, type ProjectCardData } from '@/features/portfolio/project-listing'

interface ProjectCardProps {
  project: ProjectCardData & Partial<NicheProject>
  /** Whether the text is beside the image instead of below. */
  large?: boolean
  /** The width of the image, as in the `sizes` attribute. */
  sizes: string
  /** Whether it is on the first screen, so its image is fetched eagerly with high priority. */
  eager?: boolean
  className?: string
}

export function ProjectCard({ project, large = false, sizes, eager, className = '' }: ProjectCardProps) {
  const liveSite = liveSiteOf(project)
  const page = projectPath(project.slug)
  return (
    <article className={`${large ? 'lg:grid lg:grid-cols-subgrid lg:items-end' : ''} ${className}`}>
      {/* The same link as the title or the button: one tab stop is enough. */}
      <SiteLink to={page} tabIndex={-1} className={`project-image ${large ? 'lg:col-span-8' : ''}`}>
        <ProjectThumbnail project={project} sizes={sizes} eager={eager} />
      </SiteLink>
      <div className={`pt-4 ${large ? 'lg:col-[9/-1] lg:border-t-2 lg:border-ink' : ''}`}>
        <ProjectBadges project={project} />
        <h3 className="mt-2 mb-1.5">
          {liveSite ? (
            <SiteLink to={page} className="hover:underline hover:decoration-1 hover:underline-offset-4">
              {project.title}
            </SiteLink>
          ) : (
            project.title
          )}
        </h3>
        {project.client_description_anonymized && (
          <p className="mb-1.5">{project.client_description_anonymized}</p>
        )}
        <p className="text-ink-2">{project.description}</p>
        <Tags label="Built with" tags={shortTags(project.tech_stack, 3)} />
        <Tags label="Industry" tags={shortTags(project.industry_tags, 2)} />
        <ButtonLink
          to={liveSite ?? page}
          newTab={liveSite !== null}
          variant={liveSite ? 'ink' : 'line'}
          className="mt-5"
        >
          {liveSite ? 'View Live Site' : 'View Details'}
          <span className="sr-only">: {project.title}</span>
          {liveSite && <ArrowUpRight size={20} aria-hidden="true" />}
        </ButtonLink>
      </div>
    </article>
  )
}

function Tags({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
