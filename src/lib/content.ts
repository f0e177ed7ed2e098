import type { QueryKey } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { loadQueryClient } from '@/lib/load-query-client'
import {
  notify,
  providedLibrary,
  subscribe,
  type ContentQuery,
  type Library,
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

/** `snapshot` of the content, anew with each change of it. */
export function useContentStore<Snapshot>(snapshot: (content: Content) => Snapshot): Snapshot {
  const content = use(ContentContext)
  const read = () => snapshot(content)
  return useSyncExternalStore(subscribe, read, read)
}

const never = () => () => {}

/** A query's result, as the library's `useQuery` gives it; fetched by that where the page was not built with it. */
export function useContent<Data>(query: ContentQuery<Data>) {
  const content = use(ContentContext)
  const library = useContentStore(({ library: opened }) => opened())
  const key = JSON.stringify(query.queryKey)
  // oxlint-disable-next-line react/exhaustive-deps -- the key says whether the query is another
  const observer = useMemo(() => library?.observe(query), [library, key])
  const built = useMemo(() => {
    const data = content.read(JSON.parse(key) as QueryKey) as Data | undefined
    const isThere = data !== undefined
    return {
      data,
      error: null,
      isPending: !isThere,
      isFetching: !isThere,
      refetch: async () => (await content.loadLibrary()).observe(query).result().refetch(),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says whether the query is another
  }, [content, key])
  const read = () => observer?.result() ?? built
  useEffect(() => {
    if (built.isPending) void content.loadLibrary()
  }, [content, built])
  return useSyncExternalStore(observer?.subscribe ?? never, read, read)
}
