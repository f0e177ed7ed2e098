import type { QueryClient, QueryKey, QueryObserverResult, UseQueryOptions } from '@tanstack/react-query'

// oxlint-disable-next-line typescript/no-explicit-any -- query options are invariant in their key's type
export type ContentQuery<Data> = UseQueryOptions<Data, Error, Data, any>

/** The query library, as far as content needs it; lib/query-client.ts provides it. */
export interface Library {
  client: QueryClient
  observe: <Data>(query: ContentQuery<Data>) => Observer<Data>
  /** Tells of each change in the client's cache. */
  subscribe: (notify: () => void) => () => void
}

export interface Observer<Data> {
  result: () => QueryObserverResult<Data>
  subscribe: (notify: () => void) => () => void
}

export interface SeededQuery {
  key: QueryKey
  data: unknown
}

type Open = (seed: readonly SeededQuery[]) => Library

let provided: Open | undefined
const listeners = new Set<() => void>()
export const notify = () => listeners.forEach((listener) => listener())

/** For lib/query-client.ts, which comes with the pages that need it at once, or later. */
export function provideLibrary(open: Open): void {
  provided = open
  notify()
}

/** Undefined while nothing has brought it. */
export const providedLibrary = (): Open | undefined => provided

/** Tells of each change of what is read. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
