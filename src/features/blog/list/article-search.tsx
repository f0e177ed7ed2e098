import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Combobox } from '@/components/ui/combobox'
import { blogSearch as words } from '@/content/blog'
import { filterAddress, listAddress, noFilters } from '@/features/blog/list/list-filters'
import { articleListQuery, suggestionsOf } from '@/features/blog/list/list-queries'
import { useSearchText } from '@/features/blog/list/use-search-text'

const samples = 5
const typingPauseMs = 150

/** Searches the list below as one types; choosing a suggestion puts its title in the field. */
export function ArticleSearch() {
  const navigate = useNavigate()
  const { text, setText, filters } = useSearchText()
  const typed = text.trim()
  const paused = usePaused(typed)
  const { data: list } = useQuery(articleListQuery(noFilters))
  const titles = list?.posts.slice(0, samples).map(({ title }) => title) ?? []
  const suggestions = useSuggestions(typed, paused)

  // Typing changes the list where it stands; it adds no step to the way back, and does not move the page.
  useEffect(() => {
    if (paused !== typed || typed === filters.text) return
    void navigate(listAddress({ ...filters, text: typed, page: 1 }), { replace: true })
  }, [paused, typed, filters, navigate])

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

/** A text once it has stood still for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Of the page the list shows without other filters, so that one request serves both; meanwhile what was found before. */
function useSuggestions(typed: string, asked: string) {
  const { data } = useQuery({
    ...articleListQuery({ ...noFilters, text: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return suggestionsOf(data?.posts ?? [], typed)
}
