import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useListFilters } from '@/features/blog/list/use-article-list'

/** The text in the search field: as typed, until the address says another (a filter taken off, Back). */
export function useSearchText() {
  const filters = useListFilters()
  const type = useNavigationType()
  const [text, setText] = useState(filters.text)
  const [seen, setSeen] = useState(filters.text)
  if (seen !== filters.text) {
    setSeen(filters.text)
    // Only typing replaces an address: what arrives by it may be older than the field, or without its last space.
    if (type !== 'REPLACE') setText(filters.text)
  }
  return { text, setText, filters }
}
