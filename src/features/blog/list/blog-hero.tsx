import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { Stats } from '@/components/sections/stats'
import { ButtonLink } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { blogHero as copy, blogSearch } from '@/content/blog'
import { filterAddress, listAddress, noFilters } from '@/features/blog/filters'
import { articleListQuery, blogStatsQuery, suggestionsOf } from '@/features/blog/list/list-queries'
import { useListFilters } from '@/features/blog/list/use-article-list'

const samples = 5
const typingPauseMs = 150

/** The blog's introduction, search and three statistics. */
export function BlogHero() {
  const { data: stored = {} } = useQuery(blogStatsQuery())
  const { data: list } = useQuery(articleListQuery(noFilters))
  const counted = { expert_articles: list && `${list.total}+` }
  const names = ['expert_articles', 'monthly_readers', 'growing_community'] as const
  const stats = names
    .filter((name) => stored[`show_${name}`] !== false)
    .map((name) => ({
      ...copy.stats[name],
      value: { ...counted, ...stored }[name] ?? copy.stats[name].value,
    }))
  return (
    <section className="page pt-hero">
      <div className="lg:col-[main-start/span_7]">
        <h1>{copy.heading}</h1>
        <p className="mt-3 text-ink-2 lg:mt-6 lg:text-lead">{copy.text}</p>
        <p className="beside mt-3 lg:mt-7">
          <ButtonLink to={copy.action.to} variant="accent" size="big">
            {copy.action.label}
          </ButtonLink>
          <ChooseATime />
        </p>
      </div>
      <div className="mt-3 lg:col-[c_8/main-end] lg:mt-0 lg:self-end">
        <ArticleSearch />
      </div>
      <Stats stats={stats} className="mt-3 lg:mt-14" />
    </section>
  )
}

/** Searches the list below while the visitor types; choosing a suggestion puts its title in the field. */
function ArticleSearch() {
  const navigate = useNavigate()
  const { text, setText, filters } = useSearchText()
  const typed = text.trim()
  const debounced = useDebouncedValue(typed, typingPauseMs)
  const { data: list } = useQuery(articleListQuery(noFilters))
  const posts = list?.posts
  // Memoised, because a new array would restart the typed placeholder.
  const titles = useMemo(() => posts?.slice(0, samples).map(({ title }) => title) ?? [], [posts])
  const suggestions = useSuggestions(typed, debounced)

  // Typing filters the list immediately, without a history entry and without scrolling.
  useEffect(() => {
    if (debounced !== typed || typed === filters.text) return
    void navigate(listAddress({ ...filters, text: typed, page: 1 }), { replace: true })
  }, [debounced, typed, filters, navigate])

  const search = (wanted: string) => {
    setText(wanted)
    void navigate(filterAddress({ ...filters, text: wanted.trim(), page: 1 }))
  }
  return (
    <Combobox
      name="q"
      action="/blog"
      labels={blogSearch}
      value={text}
      samples={titles.length > 0 ? titles : blogSearch.samples}
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

/** The text in the search field: as typed, until the URL changes it (by a removed filter or Back). */
function useSearchText() {
  const filters = useListFilters()
  const type = useNavigationType()
  const [text, setText] = useState(filters.text)
  const [seen, setSeen] = useState(filters.text)
  if (seen !== filters.text) {
    setSeen(filters.text)
    // Only typing replaces the URL, and then its text may be older than the field's.
    if (type !== 'REPLACE') setText(filters.text)
  }
  return { text, setText, filters }
}

/** Suggestions come from the unfiltered list for this text, so that the list below can share the request. */
function useSuggestions(typed: string, searched: string) {
  const { data } = useQuery({
    ...articleListQuery({ ...noFilters, text: searched }),
    placeholderData: keepPreviousData,
  })
  return suggestionsOf(data?.posts ?? [], typed)
}
