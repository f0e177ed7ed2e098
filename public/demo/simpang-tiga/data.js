// All that the stall changes: prices, hours, what goes on the leaf, and how much it can wrap in a quarter of an hour.
// A day is a whole number: days since 1 January 1970. Money is in sen.

export const price = 350

/** `off` is what the order says when it is left off. */
export const parts = [
  { id: 'egg', name: 'Half an egg', off: 'no egg' },
  { id: 'sambal', name: 'Sambal', off: 'sambal apart' },
  { id: 'bilis', name: 'Ikan bilis', off: 'no bilis' },
  { id: 'peanuts', name: 'Peanuts', off: 'no peanuts' },
  { id: 'cucumber', name: 'Cucumber', off: 'no cucumber' },
]
export const extras = [
  { id: 'more', name: 'More sambal', on: 'extra sambal', price: 50 },
  { id: 'ayam', name: 'Ayam berempah', on: 'with ayam', price: 350 },
]

/** In minutes after midnight. */
export const hours = { opens: 6 * 60, closes: 11 * 60, lastOrder: 22 * 60 }
/** Monday. */
export const closedOn = [1]

export const mostPackets = 60
export const perQuarter = 60

/** How many packets a quarter of an hour still has room for: in this sample by rule, so that it is never random. */
export function roomLeft(day, minute) {
  const quarter = (minute - hours.opens) / 15
  const asked = ((day * 7 + quarter * 11) % 10) * 7
  const isRush = minute >= 7.5 * 60 && minute < 8.5 * 60
  return Math.max(0, perQuarter - asked - (isRush ? 30 : 0))
}

/** When the rice is gone, in minutes after midnight: the family sets it by one word; here it follows a rule. */
export const soldOutAt = (day) => 9 * 60 + 45 + (day % 5) * 15
