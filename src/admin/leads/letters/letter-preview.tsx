import { useDeferredValue, useState } from 'react'
import { MailFrame } from '@/admin/leads/deliveries/mail-frame'
import { useStudio } from '@/components/layout/studio'
import { type Newsletter, newsletterBodies } from '@shared/newsletter-email'
import { asOnDarkScreen } from '@shared/mail-layout'

const widths = [
  { label: 'Phone', width: 360 },
  { label: 'Computer', width: 720 },
] as const
const screens = ['Light', 'Dark'] as const

/** The letter as the function that sends it makes it, at two widths and on both kinds of screen. */
export function LetterPreview({ letter }: { letter: Newsletter }) {
  const [width, setWidth] = useState<number>(720)
  const [screen, setScreen] = useState<(typeof screens)[number]>('Light')
  const shown = useDeferredValue(letter)
  const { name } = useStudio()
  const { html } = newsletterBodies(
    shown,
    { name, url: window.location.origin },
    `${window.location.origin}/unsubscribe`,
  )
  const dark = screen === 'Dark'
  return (
    <section aria-label="Preview">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="mr-2 font-semibold">Preview</span>
        {widths.map((each) => (
          <button
            key={each.width}
            type="button"
            className="filter-choice"
            aria-pressed={each.width === width}
            onClick={() => setWidth(each.width)}
          >
            {each.label} <span className="ml-[0.4em] text-small tabular-nums">{each.width}</span>
          </button>
        ))}
        {screens.map((each) => (
          <button
            key={each}
            type="button"
            className="filter-choice"
            aria-pressed={each === screen}
            onClick={() => setScreen(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <MailFrame
        html={dark ? asOnDarkScreen(html) : html}
        title={`The letter at ${width} pixels, ${screen.toLowerCase()}`}
        width={width}
        showsPictures
      />
    </section>
  )
}
