import type { QueryKey } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { loadQueryClient } from '@/lib/load-query-client'
import {
  notify,
  providedLibrary,
  subscribe,
  type ContentQuery,
  type Library,
  type Observer,
  type SeededQuery,
} from '@/lib/query-library'

/** As the query library has it, which would come along with every list of columns. */
export const queryOptions = ((options: unknown) =>
  options) as typeof import('@tanstack/react-query').queryOptions

/**
 * What pages show of the database: what this page was built with, and, once something needs the query library, what that
 * has read. Most visits read nothing anew and never fetch it.
 */
export interface Content {
  /** Undefined while nothing has needed it. */
  library: () => Library | undefined
  /** Throws when it cannot be fetched. */
  loadLibrary: () => Promise<Library>
  /** Undefined: not read yet. */
  read: (key: QueryKey) => unknown
}

/** `opened`: a client that has its data already, as a build's. */
export function createContent(seed: readonly SeededQuery[] = [], opened?: Library): Content {
  let library: Library | undefined
  const keep = (fresh: Library) => {
    fresh.subscribe(notify)
    return (library = fresh)
  }
  if (opened) keep(opened)
  const open = () => {
    const provided = providedLibrary()
    return library ?? (provided && keep(provided(seed)))
  }
  return {
    library: open,
    loadLibrary: async () => {
      await loadQueryClient()
      return open() as Library
    },
    read: (key) => {
      const client = open()?.client
      if (client) return client.getQueryData(key)
      const hash = JSON.stringify(key)
      return seed.find((query) => JSON.stringify(query.key) === hash)?.data
    },
  }
}

/** The app gives its own. */
export const ContentContext = createContext(createContent())

/** What is read of several queries, the same array until something of it is another. */
export function useContentOf(keys: readonly QueryKey[]): readonly unknown[] {
  const content = use(ContentContext)
  const last = useRef<readonly unknown[]>([])
  const read = () => {
    const data = keys.map((key) => content.read(key))
    const isSame = data.length === last.current.length && data.every((one, at) => one === last.current[at])
    return isSame ? last.current : (last.current = data)
  }
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * A query's result, as the library's `useQuery` gives it; fetched by that where the page was not built with it, and, as
 * there, unless `enabled` is false.
 */
export function useContent<Data>(query: ContentQuery<Data>) {
  const content = use(ContentContext)
  const { queryKey, enabled } = query
  const key = JSON.stringify([queryKey, enabled])
  // oxlint-disable-next-line react/exhaustive-deps -- the key says whether the query is another
  const result = useMemo(() => resultOf(content, query), [content, key])
  useEffect(() => {
    if (enabled !== false && result.read().isPending) void content.loadLibrary()
  }, [content, result, enabled])
  return useSyncExternalStore(result.subscribe, result.read, result.read)
}

/** A query's result, and from when the library is there its own, unless that says the same: nothing is drawn again. */
function resultOf<Data>(content: Content, query: ContentQuery<Data>) {
  const data = content.read(query.queryKey) as Data | undefined
  const isThere = data !== undefined
  const built = {
    data,
    error: null,
    isPending: !isThere,
    isFetching: !isThere,
    refetch: async () => (await content.loadLibrary()).observe(query).result().refetch(),
  }
  let opened: Observer<Data> | undefined
  const observer = () => (opened ??= content.library()?.observe(query))
  return {
    read: () => {
      const result = observer()?.result()
      const isSame = (['data', 'error', 'isPending', 'isFetching'] as const).every(
        (part) => result?.[part] === built[part],
      )
      return !result || isSame ? built : result
    },
    subscribe: (listener: () => void) => {
      let stop = observer()?.subscribe(listener)
      const stopWaiting = subscribe(() => {
        if (stop) return
        stop = observer()?.subscribe(listener)
        listener()
      })
      return () => {
        stop?.()
        stopWaiting()
      }
    },
  }
}
