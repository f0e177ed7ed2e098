import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageMeta } from '@/components/seo/page-head'

// oxlint-disable-next-line typescript/no-explicit-any -- query options are invariant in their data: any is the only common type
export type PageQuery = UseQueryOptions<any, Error, any, any>
/** `/portfolio/:slug` gives `params.slug`. */
export type PageParams = Readonly<Record<string, string | undefined>>
type DataOf<Query> = Query extends UseQueryOptions<infer _Fn, Error, infer Data, infer _Key> ? Data : never

/** The address is the one that was asked for, unless the page says otherwise. */
type Meta = Omit<PageMeta, 'path'> & { path?: string }

export interface Page {
  Component: ComponentType<{ params: PageParams }>
  /** What the page reads: run at build time, put into the page, refreshed quietly after. */
  queries?: (params: PageParams) => Readonly<Record<string, PageQuery>>
  /** `data` holds what the queries have given so far, by their names. */
  meta: (context: { pathname: string; params: PageParams; data: Record<string, unknown> }) => Meta
  /** Written to HTML at build time: at its own path, or at those listed. Absent: the empty shell serves it. */
  prerender?: true | (() => Promise<readonly string[]>)
  /** Other spellings of its addresses, each with the one it leads to; the host redirects them. */
  redirects?: () => Promise<ReadonlyArray<readonly [from: string, to: string]>>
}

/** Ties the type of a page's data to its queries, so that `meta` sees what the queries give (or undefined). */
export function definePage<Queries extends Readonly<Record<string, PageQuery>>>(
  page: Omit<Page, 'queries' | 'meta'> & {
    queries?: (params: PageParams) => Queries
    meta: (context: {
      pathname: string
      params: PageParams
      data: { [Name in keyof Queries]?: DataOf<Queries[Name]> }
    }) => Meta
  },
): Page {
  return page as Page
}
