import { Languages } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Combobox, type Option } from '@/components/ui/combobox'
import { TextLink } from '@/components/ui/site-link'
import { malayHome } from '@/content/navigation'
import { directory, nicheSearch as labels } from '@/content/services'
import { isMalay } from '@/features/services/directory/is-malay'
import { mostSuggestions, suggestNiches } from '@/features/services/directory/suggest-niches'
import { NicheIcon } from '@/features/services/niche-icon'
import { nichePath } from '@/features/services/niche-slug'
import { searchWordsQuery, type NicheCard, type SearchWords } from '@/features/services/queries'
import { formAddress } from '@/lib/form-address'

const name = 'industry'

/** Suggested for searches in Malay. */
const malayOption: Option = {
  key: malayHome.to,
  label: malayHome.label,
  icon: <Languages size={24} aria-hidden="true" />,
  detail: <span lang="ms">{labels.malay}</span>,
}

/**
 * A search field that suggests at most six industries and opens the chosen one, or the first match. If
 * submitted before any script runs, it leads to the list below and later shows the submitted text here.
 */
export function NicheSearch({ niches }: { niches: readonly NicheCard[] }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { words, hasFailed, readWords } = useSearchWords()
  const { found, nearest } = useMemo(() => suggestions(niches, words, text), [niches, words, text])
  const names = useMemo(() => niches.flatMap((one) => (one.status === 'live' ? one.name : [])), [niches])
  const typed = text.trim()

  useEffect(() => {
    const submitted = new URLSearchParams(window.location.search).get(name)
    if (submitted) setText(submitted)
  }, [])

  function open(niche: NicheCard | undefined) {
    if (!niche) return
    setText(niche.name)
    void navigate(nichePath(niche.slug))
  }

  function nothing() {
    if (!nearest || niches.length === 0) return undefined
    const action = <TextLink to={formAddress({ industry: typed })}>{labels.nothingAction}</TextLink>
    if (hasFailed) return { text: labels.failed, action }
    if (!words) return { text: labels.looking(typed) }
    return { text: [labels.nothing(typed), ...(found.length > 0 ? [labels.nearest] : [])].join(' '), action }
  }

  const options: Option[] = found.map(({ niche, word }) => ({
    key: niche.slug,
    label: niche.name,
    icon: <NicheIcon name={niche.icon_name} />,
    detail: word,
  }))
  return (
    <Combobox
      name={name}
      action={`/services#${directory.id}`}
      labels={labels}
      value={text}
      samples={names}
      options={isMalay(text) ? [...options.slice(0, mostSuggestions - 1), malayOption] : options}
      nothing={nothing()}
      onFocus={readWords}
      onType={(wanted) => {
        setText(wanted)
        readWords()
      }}
      onChoose={(key) =>
        key === malayHome.to ? void navigate(key) : open(niches.find((niche) => niche.slug === key))
      }
      onSubmit={() => open(nearest ? undefined : found[0]?.niche)}
    />
  )
}

/** Searches names only until the search words have loaded; until then an approximate match is not shown. */
function suggestions(niches: readonly NicheCard[], words: SearchWords | undefined, text: string) {
  const searched = niches.map((niche) => ({ ...niche, search_words: words?.[niche.slug] ?? [] }))
  const answer = suggestNiches(searched, text)
  return words || !answer.nearest ? answer : { found: [], nearest: true }
}

/** The search words, fetched when the visitor searches; after a failure the next letter retries. */
function useSearchWords() {
  const { data: words, isError: hasFailed, refetch } = useQuery({ ...searchWordsQuery(), enabled: false })
  const readWords = () => !words && void refetch({ cancelRefetch: false })
  return { words, hasFailed, readWords }
}
