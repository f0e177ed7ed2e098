import { use, useEffect, useMemo } from 'react'
import { wakePage } from '@/app/resting-page'
import { ContentContext, type Content } from '@/lib/content'
import { fetchVersions, subjects, versionsKey, type Versions } from '@/lib/content-versions'
import { whenIdle } from '@/lib/when-idle'

/**
 * Asks whether the content is newer than what the page has: once the browser is idle, on each page and when the tab is
 * looked at again, once a minute at most.
 */
export function NewerContent({ page }: { page: string }) {
  const content = use(ContentContext)
  const ask = useMemo(() => askForNewer(content), [content])
  useEffect(() => whenIdle(() => void ask()), [ask, page])
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void ask()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [ask])
  return null
}

const onceInMs = 60_000

/**
 * Gives a function that asks for the versions, once a minute at most, and has what is newer read again: at once where it
 * is on the screen, else when it is shown next. While no answer comes, nothing is.
 */
export function askForNewer(content: Content): () => Promise<void> {
  let known = content.read(versionsKey) as Versions | undefined
  let asked = -Infinity
  return async () => {
    if (Date.now() - asked < onceInMs) return
    asked = Date.now()
    try {
      const versions = await fetchVersions()
      const newer = subjects.filter((name) => known && name in known && known[name] !== versions[name])
      if (newer.length > 0) {
        await wakePage()
        const { client } = await content.loadLibrary()
        for (const subject of newer) void client.invalidateQueries({ queryKey: [subject] })
      }
      known = versions
    } catch {
      // Asked again on the next page.
      asked = -Infinity
    }
  }
}
