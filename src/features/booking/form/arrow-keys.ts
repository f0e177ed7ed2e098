import type { KeyboardEvent } from 'react'
import { sorted } from '@/lib/sorted'

const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * Arrow keys among radios that are laid out in a grid: they choose the next one where the eye goes, and at an edge the
 * next in order, so that every choice is reached by any arrow. Home and End choose the first and the last.
 */
export function chooseByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const radio = event.currentTarget
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  if (!/^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/.test(event.key)) return
  const radios = [
    ...(radio.form?.querySelectorAll<HTMLInputElement>(`input[name="${radio.name}"]:enabled`) ?? []),
  ].filter((one) => one === radio || !one.closest('details:not([open])'))
  event.preventDefault()
  const next = nextOf(radios, radio, event.key)
  if (!next || next === radio) return
  next.focus()
  next.click()
}

function nextOf(radios: readonly HTMLInputElement[], from: HTMLInputElement, key: string) {
  if (key === 'Home') return radios[0]
  if (key === 'End') return radios.at(-1)
  const vertical = key === 'ArrowUp' || key === 'ArrowDown'
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  const box = (radio: HTMLInputElement) => (radio.parentElement ?? radio).getBoundingClientRect()
  const mine = box(from)
  const own = centre(mine)
  const aligned = radios
    .map((radio) => {
      const { x, y } = centre(box(radio))
      return {
        radio,
        ahead: (vertical ? y - own.y : x - own.x) * step,
        aside: Math.abs(vertical ? x - own.x : y - own.y),
      }
    })
    .filter(({ ahead, aside }) => ahead > 4 && aside < (vertical ? mine.width * 0.6 : mine.height * 0.5))
  const [nearest] = sorted(
    aligned,
    (one, other) => one.ahead + 3 * one.aside - (other.ahead + 3 * other.aside),
  )
  return nearest?.radio ?? radios[(radios.indexOf(from) + step + radios.length) % radios.length]
}
