import { isProjectStatus, type ProjectStatus } from '@/features/portfolio/project-status'
import { isSlug } from '@/lib/slug'

/** What the gallery is narrowed to; null narrows nothing. */
export interface GalleryFilters {
  status: ProjectStatus | null
  /** Slug of a package category. */
  package: string | null
  /** Slug of an industry category. */
  industry: string | null
}

export const noFilters: GalleryFilters = { status: null, package: null, industry: null }

/** The filters an address asks for; what no filter could be is not there. */
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

/** The address of the gallery narrowed so: always the same one for the same filters. */
export function filterAddress(filters: GalleryFilters): string {
  const chosen = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null)
  const search = new URLSearchParams(chosen).toString()
  return search ? `/portfolio?${search}` : '/portfolio'
}

export const isFiltered = (filters: GalleryFilters) => Object.values(filters).some((value) => value !== null)
