// All that the kitchen changes: nine kuih, how many were made, and when the door is open. Prices are in sen.

export const kuih = [
  { id: 'ang-ku', name: 'Ang ku', price: 150, ground: '#ffd9e2' },
  { id: 'kuih-lapis', name: 'Kuih lapis', price: 120, ground: '#a9dcc6' },
  { id: 'onde-onde', name: 'Onde-onde', price: 80, ground: '#ffd23f' },
  { id: 'seri-muka', name: 'Seri muka', price: 120, ground: '#ff7b57' },
  { id: 'pulut-tekan', name: 'Pulut tekan', price: 120, ground: '#fff3dc' },
  { id: 'kuih-dadar', name: 'Kuih dadar', price: 100, ground: '#f78fb2' },
  { id: 'bingka-ubi', name: 'Bingka ubi', price: 120, ground: '#86c8f2' },
  { id: 'kuih-keria', name: 'Kuih keria', price: 90, ground: '#c9285a', light: true },
  { id: 'kosui', name: 'Kosui', price: 90, ground: '#c4da55' },
]

/** 0 is Sunday. Orders for a cooking day close at midnight before it. */
export const cookingDay = 2

/** Quarter-hours of collection: the first, the number of them, and the boxes that the lane bears in each. */
export const collection = { from: '15:00', quarters: 12, boxes: 4 }

/**
 * Pieces still to be had of a kind in a week (weeks since 1 January 1970). A sample has no other customers, so a rule
 * stands in for them: each week another kind is gone, and of the rest between 6 and 24 are left.
 */
export const piecesLeft = (index, week) => ((week + index + 3) % 9 === 0 ? 0 : 6 + ((week * 5 + index * 7) % 19))

/** Boxes still to be had in a quarter-hour, by the same kind of rule: every fourth quarter is full. */
export const boxesLeft = (quarter, week) => (week + quarter * 3) % collection.boxes
