import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { subjects, versionsQuery } from '@/lib/content-versions'

/**
 * Checks content versions on each page and when the tab is shown again, at most once a minute. Newer content
 * is refetched: at once if on the screen, otherwise when next shown.
 */
export function NewerContent({ page }: { page: string }) {
  const client = useQueryClient()
  const { data: versions } = useQuery(versionsQuery)
  const known = useRef(versions)

  useEffect(() => void client.prefetchQuery(versionsQuery), [client, page])
  useEffect(() => {
    const before = known.current
    for (const subject of subjects)
      if (before && subject in before && before[subject] !== versions?.[subject])
        void client.invalidateQueries({ queryKey: [subject] })
    known.current = versions
  }, [client, versions])
  return null
}
