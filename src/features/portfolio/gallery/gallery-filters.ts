import { isProjectStatus, type ProjectStatus } from '@/features/portfolio/project-status'
import { isSlug } from '@/lib/slug'

/** The gallery's filters; null means any. */
export interface GalleryFilters {
  status: ProjectStatus | null
  /** The slug of a package category. */
  package: string | null
  /** The slug of an industry category. */
  industry: string | null
}

export const noFilters: GalleryFilters = { status: null, package: null, industry: null }

/** Reads the filters from a URL; invalid ones are ignored. */
export function readFilters(search: URLSearchParams): GalleryFilters {
  const status = search.get('status')
  const readSlug = (name: string) => {
    const value = search.get(name)
    return value && value.length <= 80 && isSlug(value) ? value : null
  }
  return {
    status: isProjectStatus(status) ? status : null,
    package: readSlug('package'),
    industry: readSlug('industry'),
  }
}

/** The URL of the filtered gallery; the same filters always give the same URL. */
export function filterAddress(filters: GalleryFilters): string {
  const chosen = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null)
  const search = new URLSearchParams(chosen).toString()
  return search ? `/portfolio?${search}` : '/portfolio'
}

export const isFiltered = (filters: GalleryFilters) => Object.values(filters).some((value) => value !== null)
