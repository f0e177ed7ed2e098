import type { Phase } from '@/components/sections/phases'
import type { StepState } from '@/components/sections/timeline'
import { inProgress } from '@/content/portfolio'
import { addDays, calendarLongDay } from '@/lib/dates'

export interface Progress {
  /** Of the nine steps; the next one is being done. */
  steps_done: number
  testing_on: string | null
  launch_on: string | null
}

const stateOf = (from: number, to: number, done: number): StepState =>
  done >= to ? 'done' : done >= from ? 'active' : 'planned'

/** The checklists of a project in progress. */
export function phasesOf({ steps_done: done }: Progress): Phase[] {
  let step = 0
  return inProgress.phases.items.map(({ title, steps }) => ({
    title,
    steps: steps.map((label) => [label, stateOf(step, ++step, done)] as const),
  }))
}

/** Its timeline. Without today's date, which a prerendered page does not know, a planned day is told as a date. */
export function timelineOf({ steps_done: done, testing_on, launch_on }: Progress, today?: string) {
  const planned: Record<string, string> = {
    Testing:
      testing_on && today && isNextWeek(testing_on, today)
        ? 'Scheduled to begin next week'
        : on('Scheduled to begin on', testing_on, today),
    Launch:
      launch_on && today && isNextMonth(launch_on, today)
        ? 'Scheduled for next month'
        : on('Scheduled for', launch_on, today),
  }
  return inProgress.timeline.steps.map(({ title, from, to, bars }) => {
    const state = stateOf(from, to, done)
    const text = { done: 'Completed', active: 'In progress', planned: planned[title] ?? 'To follow' }[state]
    return { title, state, bars, text }
  })
}

const on = (words: string, day: string | null, today = '') =>
  day && day >= today ? `${words} ${calendarLongDay(day)}` : 'To follow'

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
const isNextWeek = (day: string, today: string) => mondayOf(day) === addDays(mondayOf(today), 7)

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const isNextMonth = (day: string, today: string) => monthOf(day) === monthOf(today) + 1
