import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Combobox } from '@/components/ui/combobox'
import { blogSearch as words } from '@/content/blog'
import { filterAddress, noFilters } from '@/features/blog/list-filters'
import { articleListQuery, suggestionsOf, suggestionsQuery } from '@/features/blog/list-queries'
import { useListFilters } from '@/features/blog/use-article-list'

const samples = 5
const typingPauseMs = 150

/** Searches the list below; choosing a suggestion puts its title in the field. */
export function ArticleSearch() {
  const navigate = useNavigate()
  const filters = useListFilters()
  const [text, setText] = useState(filters.text)
  const [applied, setApplied] = useState(filters.text)
  // The address changed by itself: a cleared filter, or Back.
  if (applied !== filters.text) {
    setApplied(filters.text)
    setText(filters.text)
  }
  const { data: list } = useQuery(articleListQuery(noFilters))
  const titles = list?.posts.slice(0, samples).map(({ title }) => title) ?? []
  const suggestions = useSuggestions(text)

  const search = (wanted: string) => {
    setText(wanted)
    void navigate(filterAddress({ ...filters, text: wanted.trim(), page: 1 }))
  }
  return (
    <Combobox
      name="q"
      action="/blog"
      words={words}
      value={text}
      samples={titles.length > 0 ? titles : words.samples}
      options={suggestions.map(({ slug, title, category, topic }) => ({
        key: slug,
        label: title,
        detail: [category, topic].filter(Boolean).join(', '),
      }))}
      onType={setText}
      onChoose={(slug) => search(suggestions.find((one) => one.slug === slug)?.title ?? text)}
      onSubmit={search}
    />
  )
}

/** Asked once typing pauses; meanwhile what was found before stays, as far as it still fits. */
function useSuggestions(text: string) {
  const [asked, setAsked] = useState('')
  const typed = text.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [] } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return suggestionsOf(data, typed)
}
