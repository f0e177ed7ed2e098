import { queryOptions } from '@tanstack/react-query'

/** The 1200 x 630 picture that a link to an article shows elsewhere. */
export interface SharePicture {
  /** Its path under the site. */
  src: string
  /** What stands on it. */
  alt: string
}

/**
 * Drawn by the build, which puts the answer into the page. Asked for in a browser there is none: crawlers read what
 * the build wrote, and an article that is newer than the build has the site's own picture.
 */
export const sharePictureQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'share-picture', slug],
    queryFn: (): SharePicture | null => null,
    staleTime: Infinity,
  })
