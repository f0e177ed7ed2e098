import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageMeta } from '@/components/seo/page-meta'

// oxlint-disable-next-line typescript/no-explicit-any -- query options are invariant in their data: any is the only common type
export type RouteQuery = UseQueryOptions<any, Error, any, any>
export type RouteParams = Readonly<Record<string, string | undefined>>
type DataOf<Query> = Query extends UseQueryOptions<infer _Fn, Error, infer Data, infer _Key> ? Data : never

/** A page; `/portfolio/:slug` gives it `params.slug`. */
export type PageComponent = ComponentType<{ params: RouteParams }>

export interface AppRoute {
  /** As react-router-dom spells it: `/portfolio/:slug`. */
  path: string
  /** The page, a chunk of its own. */
  load: () => Promise<PageComponent>
  /** What the page reads: run at build time, put into the page, refreshed quietly after. */
  queries?: (params: RouteParams) => Readonly<Record<string, RouteQuery>>
  meta: (context: { params: RouteParams; data: Record<string, unknown> }) => PageMeta
  /**
   * Written to HTML at build time: `paths` are the addresses, `source` the page's file, by which the build finds
   * its chunks. Absent: the empty shell serves the path.
   */
  prerender?: { source: string; paths: () => Promise<readonly string[]> | readonly string[] }
  /** Old or other spellings of its addresses, each with the one they lead to; the host redirects them. */
  redirects?: () => Promise<ReadonlyArray<readonly [from: string, to: string]>>
}

/** Ties the type of a route's data to its queries, so that `meta` sees what the queries give (or undefined). */
export function defineRoute<Queries extends Readonly<Record<string, RouteQuery>>>(
  route: Omit<AppRoute, 'queries' | 'meta'> & {
    queries?: (params: RouteParams) => Queries
    meta: (context: {
      params: RouteParams
      data: { [Name in keyof Queries]?: DataOf<Queries[Name]> }
    }) => PageMeta
  },
): AppRoute {
  return route as AppRoute
}
