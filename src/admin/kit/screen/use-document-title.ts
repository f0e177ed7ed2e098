import { useEffect } from 'react'
import { useStudio } from '@/components/layout/studio'

/**
 * Names the browser's tab after the screen. It is set directly, because the page's head has one `<title>` for the whole
 * admin.
 */
export function useDocumentTitle(title: string): void {
  const { name } = useStudio()
  useEffect(() => {
    document.title = `${title} | Admin | ${name}`
  }, [title, name])
}
