import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { subjects, versionsQuery } from '@/lib/content-versions'

/**
 * Asks for the versions of the content on each page and when the tab is shown again, once a minute at most. What is
 * newer than the page is read again: at once where it is on the screen, else when it is shown next.
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
