// All that the owner changes: rooms, prices, the two dates on which the water is let in, taken nights, the crowd.
// A day is a whole number: days since 1 January 1970.

export const rooms = [
  { id: 'ladang', name: 'Ladang', sleeps: 2, price: 180 },
  { id: 'serai', name: 'Serai', sleeps: 3, price: 180 },
  { id: 'loteng', name: 'Loteng', sleeps: 4, price: 220 },
]

/** More on Friday and Saturday nights, in RM. */
export const weekend = 30

/** Nights that can be asked for, from tonight. */
export const daysAhead = 240

/** The water is let into the fields on these days of each year: month and day. */
export const floods = [
  [2, 8],
  [8, 10],
]

/** What stands in the field, and how many days after the water it begins. */
export const season = [
  { letter: 'S', name: 'Water', day: 0, colour: '#8cc4d8', says: 'The field is a mirror. Frogs all night.' },
  {
    letter: 'E',
    name: 'Seedlings',
    day: 14,
    colour: '#9fd0cc',
    says: 'Green stitches on grey water, set by machine in a morning.',
  },
  {
    letter: 'K',
    name: 'Young green',
    day: 32,
    colour: '#b7d86a',
    says: 'The water can no longer be seen between the rows.',
  },
  { letter: 'I', name: 'Green', day: 50, colour: '#7cbf45', says: 'Knee high, and the egrets are back.' },
  {
    letter: 'N',
    name: 'Deep green',
    day: 66,
    colour: '#3f9b41',
    says: 'The green that people come for. It moves like water.',
  },
  {
    letter: 'C',
    name: 'In ear',
    day: 84,
    colour: '#7faa35',
    says: 'The ears are out and the sparrows know it.',
  },
  {
    letter: 'H',
    name: 'Turning',
    day: 100,
    colour: '#d3b53a',
    says: 'Half green, half gold, a little more each day.',
  },
  {
    letter: 'A',
    name: 'Gold',
    day: 114,
    colour: '#f0ad2b',
    says: 'Gold to the sea wall. Come before they cut it.',
  },
  {
    letter: 'N',
    name: 'Stubble',
    day: 128,
    colour: '#c98f4d',
    says: 'It is cut. Quiet, brown and good for bicycles, but not for pictures.',
  },
]

/**
 * Nights that are taken. In this sample by rule instead of by calendars: every third weekend of a room, and one
 * weekday night in nine, so that the picture is the same for everybody on the same day.
 */
export function isTaken(roomId, day) {
  const room = rooms.findIndex(({ id }) => id === roomId)
  const weekday = (day + 4) % 7
  const week = Math.floor((day + 3) / 7)
  if (weekday === 5 || weekday === 6) return (week + room) % 3 === 0
  return (day + room * 2) % 9 === 0
}

/** How full the one road through the village is, hour by hour from seven to eight in the evening, of five. */
export const crowd = {
  'Monday to Thursday': {
    hours: [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1],
    says: 'You share the road with tractors. Half of the seafood places are closed on Tuesday.',
  },
  Friday: {
    hours: [1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 3, 4, 4],
    says: 'Quiet until the prayers are over. Come before five and you are ahead of the city.',
  },
  Saturday: {
    hours: [1, 2, 3, 4, 5, 5, 5, 4, 4, 4, 5, 5, 3],
    says: 'From ten it stands still at the mango stalls. Come before nine, or on Friday evening.',
  },
  Sunday: {
    hours: [1, 2, 3, 4, 5, 5, 4, 4, 3, 2, 2, 1, 1],
    says: 'Full at noon, empty at five. Stay for supper and drive home on an open road.',
  },
}
