import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Combobox } from '@/components/ui/combobox'
import { TextLink } from '@/components/ui/site-link'
import { NicheIcon } from '@/features/services/niche-icon'
import type { NicheCard } from '@/features/services/queries'
import { suggestNiches } from '@/features/services/directory/suggest-niches'

interface NicheSearchProps {
  niches: readonly NicheCard[]
  words: {
    label: string
    listLabel: string
    submit: string
    nothing: string
    nothingAction: { label: string; to: string }
  }
}

/** A field that suggests at most six industries and opens the chosen one, or the first. */
export function NicheSearch({ niches, words }: NicheSearchProps) {
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
    void navigate(`/services/${niche.slug}`)
  }

  return (
    <Combobox
      name="industry"
      action="/services"
      words={words}
      value={text}
      samples={names}
      options={suggestions.map(({ slug, name, icon_name: icon }) => ({
        key: slug,
        label: name,
        icon: <NicheIcon name={icon} />,
      }))}
      nothing={{
        text: words.nothing,
        action: <TextLink to={words.nothingAction.to}>{words.nothingAction.label}</TextLink>,
      }}
      onType={setText}
      onChoose={(slug) => open(suggestions.find((niche) => niche.slug === slug))}
      onSubmit={() => open(suggestions[0])}
    />
  )
}
