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

/** For who searches in Malay. */
const malayOption: Option = {
  key: malayHome.to,
  label: malayHome.label,
  icon: <Languages size={24} aria-hidden="true" />,
  detail: <span lang="ms">{labels.malay}</span>,
}

/**
 * A search field that suggests at most six niches and opens the chosen one, or the first that answers to what was
 * typed. Sent before any script runs, it leads to the list below, and later shows here what was asked for.
 */
export function NicheSearch({ niches }: { niches: readonly NicheCard[] }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { words, hasFailed, readWords } = useSearchWords()
  const { found, nearest } = useMemo(() => suggestions(niches, words, text), [niches, words, text])
  const names = useMemo(() => niches.flatMap((one) => (one.status === 'live' ? one.name : [])), [niches])
  const typed = text.trim()

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(name)
    if (asked) setText(asked)
  }, [])

  function open(niche: NicheCard | undefined) {
    if (!niche) return
    setText(niche.name)
    void navigate(nichePath(niche.slug))
  }

  function nothing() {
    if (!nearest || niches.length === 0) return undefined
    const action = <TextLink to={formAddress({ trade: typed })}>{labels.nothingAction}</TextLink>
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

/** By their names alone until the words are there: what only resembles one of them is no answer then. */
function suggestions(niches: readonly NicheCard[], words: SearchWords | undefined, text: string) {
  const searched = niches.map((niche) => ({ ...niche, search_words: words?.[niche.slug] ?? [] }))
  const answer = suggestNiches(searched, text)
  return words || !answer.nearest ? answer : { found: [], nearest: true }
}

/** The search words, from when somebody searches; where they could not be read, the next letter asks again. */
function useSearchWords() {
  const { data: words, isError: hasFailed, refetch } = useQuery({ ...searchWordsQuery(), enabled: false })
  const readWords = () => !words && void refetch({ cancelRefetch: false })
  return { words, hasFailed, readWords }
}
