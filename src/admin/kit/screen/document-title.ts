import { useEffect } from 'react'
import { useStudio } from '@/components/layout/studio'

/** The parts of the browser tab's title, which two parts of the admin know. */
const parts = { waiting: '', screen: '' }

function show(change: Partial<typeof parts>): void {
  Object.assign(parts, change)
  parts.screen ||= document.title
  document.title = parts.waiting ? `(${parts.waiting}) ${parts.screen}` : parts.screen
}

/**
 * Names the browser's tab after the screen. It is set directly, because the page's head has one `<title>` for the whole
 * admin.
 */
export function useDocumentTitle(title: string): void {
  const { name } = useStudio()
  useEffect(() => show({ screen: `${title} | Admin | ${name}` }), [title, name])
}

/** Shows the number of leads to answer in front of every screen's title; '' shows none. */
export function useWaitingInTitle(waiting: string): void {
  useEffect(() => {
    show({ waiting })
    return () => show({ waiting: '' })
  }, [waiting])
}
