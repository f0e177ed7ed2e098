import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageMeta } from '@/components/seo/page-head'
import type { Studio } from '@/content/site'

// oxlint-disable-next-line typescript/no-explicit-any -- query options are invariant in their data: any is the only common type
export type PageQuery = UseQueryOptions<any, Error, any, any>
/** `/portfolio/:slug` gives `params.slug`. */
export type PageParams = Readonly<Record<string, string | undefined>>
type DataOf<Query> = Query extends UseQueryOptions<infer _Fn, Error, infer Data, infer _Key> ? Data : never

/** `path` defaults to the requested address. */
type Meta = Omit<PageMeta, 'path'> & { path?: string }

export interface Page {
  Component: ComponentType<{ params: PageParams }>
  /** Of its content, where it is not English. */
  language?: 'ms'
  /** The page's queries: run at build time and put into the page; in the browser where it has no data, or newer is there. */
  queries?: (params: PageParams) => Readonly<Record<string, PageQuery>>
  /** The query whose null means that no such page exists: it may have moved. */
  record?: string
  /**
   * `data` holds the results of the queries so far, by name. In its texts the studio's facts may be left open, as
   * content/site.ts's `fillIn` has them.
   */
  meta: (context: {
    pathname: string
    params: PageParams
    data: Record<string, unknown>
    studio: Studio
  }) => Meta
  /** Prerendered at its path or at those listed; without it, the empty shell serves the page. */
  prerender?: true | (() => Promise<readonly string[]>)
  /** Other spellings of its addresses, each with its target; the host redirects them. */
  redirects?: () => Promise<ReadonlyArray<readonly [from: string, to: string]>>
}

/** Ties the type of a page's data to its queries, so that `meta` sees what the queries give (or undefined). */
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
