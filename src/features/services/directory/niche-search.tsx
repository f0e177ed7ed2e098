import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Combobox } from '@/components/ui/combobox'
import { TextLink } from '@/components/ui/site-link'
import { directory, nicheSearch as labels } from '@/content/services'
import { suggestNiches } from '@/features/services/directory/suggest-niches'
import { NicheIcon } from '@/features/services/niche-icon'
import { nichePath } from '@/features/services/niche-slug'
import type { NicheCard } from '@/features/services/queries'
import { formAddress } from '@/lib/form-address'

const name = 'industry'

/**
 * A search field that suggests at most six niches and opens the chosen one, or the first that answers to what was
 * typed. Sent before any script runs, it leads to the list below, and later shows here what was asked for.
 */
export function NicheSearch({ niches }: { niches: readonly NicheCard[] }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { found, nearest } = useMemo(() => suggestNiches(niches, text), [niches, text])
  const names = useMemo(() => niches.flatMap((one) => (one.status === 'live' ? one.name : [])), [niches])
  const typed = text.trim()

  useEffect(() => setText(new URLSearchParams(window.location.search).get(name) ?? ''), [])

  function open(niche: NicheCard | undefined) {
    if (!niche) return
    setText(niche.name)
    void navigate(nichePath(niche.slug))
  }

  return (
    <Combobox
      name={name}
      action={`/services#${directory.id}`}
      labels={labels}
      value={text}
      samples={names}
      options={found.map(({ niche, word }) => ({
        key: niche.slug,
        label: niche.name,
        icon: <NicheIcon name={niche.icon_name} />,
        detail: word,
      }))}
      nothing={
        nearest && niches.length > 0
          ? {
              text: [labels.nothing(typed), ...(found.length > 0 ? [labels.nearest] : [])].join(' '),
              action: <TextLink to={formAddress({ trade: typed })}>{labels.nothingAction}</TextLink>,
            }
          : undefined
      }
      onType={setText}
      onChoose={(slug) => open(niches.find((niche) => niche.slug === slug))}
      onSubmit={() => open(nearest ? undefined : found[0]?.niche)}
    />
  )
}
