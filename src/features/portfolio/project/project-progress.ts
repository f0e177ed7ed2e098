import type { Phase } from '@/components/sections/phases'
import type { StepState } from '@/components/sections/timeline'
import { inProgress } from '@/content/portfolio'
import type { Tables } from '@/lib/database.types'
import { addDays, calendarLongDay } from '@/lib/dates'

export type Progress = Pick<Tables<'portfolio_projects'>, 'steps_done' | 'testing_on' | 'launch_on'>

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

/**
 * The timeline of a project in progress. Without today's date, which a prerendered page does not know, a
 * planned day is shown as a date.
 */
export function timelineOf(
  { steps_done: done, testing_on: testing, launch_on: launch }: Progress,
  today = '',
) {
  const planned: Record<string, string | false | null> = {
    Testing: isNextWeek(testing, today)
      ? 'Scheduled to begin next week'
      : isAhead(testing, today) && `Scheduled to begin on ${calendarLongDay(testing)}`,
    Launch: isNextMonth(launch, today)
      ? 'Scheduled for next month'
      : isAhead(launch, today) && `Scheduled for ${calendarLongDay(launch)}`,
  }
  return inProgress.timeline.steps.map(({ title, from, to, bars }) => {
    const state = stateOf(from, to, done)
    const text = { done: 'Completed', active: 'In progress', planned: planned[title] || 'To follow' }[state]
    return { title, state, bars, text }
  })
}

const isAhead = (day: string | null, today: string): day is string => day !== null && day >= today

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
const isNextWeek = (day: string | null, today: string) =>
  day && today && mondayOf(day) === addDays(mondayOf(today), 7)

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const isNextMonth = (day: string | null, today: string) => day && today && monthOf(day) === monthOf(today) + 1
