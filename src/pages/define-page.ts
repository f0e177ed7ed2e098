import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageMeta } from '@/components/seo/page-head'
import type { Studio } from '@/content/site'

// oxlint-disable-next-line typescript/no-explicit-any -- query options are invariant in their data: any is the only common type
export type PageQuery = UseQueryOptions<any, Error, any, any>
/** `/portfolio/:slug` gives `params.slug`. */
export type PageParams = Readonly<Record<string, string | undefined>>
type DataOf<Query> = Query extends UseQueryOptions<infer _Fn, Error, infer Data, infer _Key> ? Data : never

/** `path` defaults to the requested path. */
type Meta = Omit<PageMeta, 'path'> & { path?: string }

export interface Page {
  Component: ComponentType<{ params: PageParams }>
  /** Language of its content, if not English. */
  language?: 'ms'
  /**
   * The page's queries: run by the build, which embeds the results; run in the browser if data is missing or
   * outdated.
   */
  queries?: (params: PageParams) => Readonly<Record<string, PageQuery>>
  /** The query whose null means that the page does not exist; a redirect is then looked up. */
  record?: string
  /**
   * `data` holds the query results so far, by name. Texts may contain placeholders that `interpolate` of
   * content/site.ts fills with the studio's facts.
   */
  meta: (context: {
    pathname: string
    params: PageParams
    data: Record<string, unknown>
    studio: Studio
  }) => Meta
  /**
   * Prerendered at its path or at those listed; otherwise the empty shell serves the page. The build's client keeps what
   * it has read.
   */
  prerender?: true | ((build: QueryClient) => Promise<readonly string[]>)
  /** Other spellings of its paths, each with its target; the host redirects them. */
  redirects?: () => Promise<ReadonlyArray<readonly [from: string, to: string]>>
}

/**
 * Ties the type of a page's data to its queries, so that `data` in `meta` has their result types or
 * undefined.
 */
export function definePage<Queries extends Readonly<Record<string, PageQuery>>>(
  page: Omit<Page, 'queries' | 'meta' | 'record'> & {
    record?: keyof Queries & string
    queries?: (params: PageParams) => Queries
    meta: (context: {
      pathname: string
      params: PageParams
      data: { [Name in keyof Queries]?: DataOf<Queries[Name]> }
      studio: Studio
    }) => Meta
  },
): Page {
  return page as Page
}
