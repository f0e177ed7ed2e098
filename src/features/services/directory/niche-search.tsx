import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Combobox } from '@/components/ui/combobox'
import { TextLink } from '@/components/ui/site-link'
import { NicheIcon } from '@/features/services/niche-icon'
import { nichePath } from '@/features/services/niche-slug'
import type { NicheCard } from '@/features/services/queries'

interface NicheSearchProps {
  niches: readonly NicheCard[]
  labels: {
    label: string
    listLabel: string
    submit: string
    nothing: string
    nothingAction: { label: string; to: string }
  }
}

/** A search field that suggests at most six niches and opens the chosen one, or the first. */
export function NicheSearch({ niches, labels }: NicheSearchProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const suggestions = useMemo(() => suggestNiches(niches, text), [niches, text])
  const names = useMemo(
    () => niches.filter(({ status }) => status === 'live').map(({ name }) => name),
    [niches],
  )

  function open(niche: NicheCard | undefined) {
    if (!niche) return
    setText(niche.name)
    void navigate(nichePath(niche.slug))
  }

  return (
    <Combobox
      name="industry"
      action="/services"
      labels={labels}
      value={text}
      samples={names}
      options={suggestions.map(({ slug, name, icon_name: icon }) => ({
        key: slug,
        label: name,
        icon: <NicheIcon name={icon} />,
      }))}
      nothing={{
        text: labels.nothing,
        action: <TextLink to={labels.nothingAction.to}>{labels.nothingAction.label}</TextLink>,
      }}
      onType={setText}
      onChoose={(slug) => open(suggestions.find((niche) => niche.slug === slug))}
      onSubmit={() => open(suggestions[0])}
    />
  )
}

const mostSuggestions = 6

/** How well a niche matches what was typed; 0 is not at all. Its name counts more than its tagline. */
function rank({ name, tagline }: NicheCard, typed: string): number {
  const lowerName = name.toLowerCase()
  if (lowerName.startsWith(typed)) return 4
  if (lowerName.split(/[^a-z0-9-]+/).some((word) => word.startsWith(typed))) return 3
  if (lowerName.includes(typed)) return 2
  return typed.length > 2 && tagline.toLowerCase().includes(typed) ? 1 : 0
}

/**
 * At most six niches for what was typed, best first, else in their own order; none for a blank text. Niches without a
 * live page are left out.
 */
export function suggestNiches(niches: readonly NicheCard[], text: string): NicheCard[] {
  const typed = text.trim().toLowerCase()
  if (!typed) return []
  return niches
    .filter(({ status }) => status === 'live')
    .map((niche) => ({ niche, rank: rank(niche, typed) }))
    .filter((entry) => entry.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, mostSuggestions)
    .map(({ niche }) => niche)
}
