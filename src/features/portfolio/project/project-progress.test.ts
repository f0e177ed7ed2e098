import { describe, expect, it } from 'vitest'
import { phasesOf, timelineOf, type Progress } from '@/features/portfolio/project/project-progress'

const progress = (changes: Partial<Progress>): Progress => ({
  steps_done: 4,
  testing_on: null,
  launch_on: null,
  ...changes,
})
const texts = (changes: Partial<Progress>, today?: string) =>
  Object.fromEntries(timelineOf(progress(changes), today).map(({ title, text }) => [title, text]))
const marks = { done: 'x', active: '>', planned: '.' }
const checks = (done: number) =>
  phasesOf(progress({ steps_done: done }))
    .map(({ steps }) => steps.map(([, state]) => marks[state]).join(''))
    .join(' ')

describe('the checklists of a project in progress', () => {
  it.each([
    [0, '>.. ... ...'],
    [3, 'xxx >.. ...'],
    [4, 'xxx x>. ...'],
    [9, 'xxx xxx xxx'],
  ])('tick the %i finished steps and mark the next one as active', (done, drawn) => {
    expect(checks(done)).toBe(drawn)
  })
})

describe('its timeline', () => {
  it('has the specification’s texts if they apply', () => {
    expect(texts({ testing_on: '2026-12-02', launch_on: '2026-12-20' }, '2026-11-24')).toEqual({
      Kickoff: 'Completed',
      Design: 'Completed',
      Development: 'In progress',
      Testing: 'Scheduled to begin next week',
      Launch: 'Scheduled for next month',
    })
  })

  it('matches the checklists', () => {
    const states = (done: number) => timelineOf(progress({ steps_done: done })).map(({ state }) => state)
    expect(states(0)).toEqual(['active', 'planned', 'planned', 'planned', 'planned'])
    expect(states(2)).toEqual(['done', 'active', 'planned', 'planned', 'planned'])
    expect(states(6)).toEqual(['done', 'done', 'done', 'active', 'planned'])
    expect(states(8)).toEqual(['done', 'done', 'done', 'done', 'active'])
    expect(states(9)).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('names the date if it is neither next week nor next month, or if today is unknown', () => {
    const days = { testing_on: '2026-11-30', launch_on: '2027-01-15' }
    for (const today of ['2026-11-16', '2026-11-30', undefined]) {
      expect(texts(days, today)).toMatchObject({
        Testing: 'Scheduled to begin on 30 November 2026',
        Launch: 'Scheduled for 15 January 2027',
      })
    }
    expect(texts(days, '2026-11-29').Testing, 'a Sunday').toBe('Scheduled to begin next week')
    expect(texts(days, '2026-12-31').Launch, 'over the turn of the year').toBe('Scheduled for next month')
  })

  it('promises nothing if no date is set or it has passed', () => {
    expect(texts({ launch_on: '2026-11-21' }, '2026-11-22')).toMatchObject({
      Testing: 'To follow',
      Launch: 'To follow',
    })
  })
})
