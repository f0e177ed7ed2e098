// All that the partners change: the assumptions and since when they apply, the price of an hour, the jobs, free hours.
// A day is a whole number: days since 1 January 1970. Money is in ringgit, percentages are a year.

export const assumptions = { monthly: 500, years: 30, rate: 6, cost: 1.5 }
export const since = '1 July 2026'

export const hour = 280

export const jobs = [
  { id: 'plan', name: 'A plan from the beginning', hours: 5 },
  { id: 'second', name: 'A second opinion on a plan you have', hours: 2 },
  { id: 'retire', name: 'When can I stop working?', hours: 3 },
  { id: 'debts', name: 'Which debt first', hours: 1 },
  { id: 'cover', name: 'Insurance: what to keep, what to stop', hours: 2 },
  { id: 'funds', name: 'What your funds cost you', hours: 1 },
]
/** A plan from the beginning answers these already. */
export const inPlan = ['retire', 'debts']

/** In minutes after midnight. */
export const times = [9 * 60 + 30, 11 * 60, 14 * 60 + 30, 16 * 60, 17 * 60 + 30]
export const daysShown = 6
/** Saturday and Sunday. */
export const closedOn = [6, 0]

/** Hours that are free: in this sample by rule instead of by a calendar, so that it is never random. */
export const isFree = (day, time) => (day * 5 + times.indexOf(time) * 3) % 7 > 2
