// All that the bench changes: the chair's measurements, timbers, prices, places on the bench, repairs.
// A week is a whole number: weeks since Monday 5 January 1970. Prices are in RM, lengths in millimetres.

export const chair = { width: 435, depth: 435, board: 56, back: 500 }

/** `tones` are the top, the left and the right side of a piece. */
export const timbers = [
  { id: 'nyatoh', name: 'Nyatoh', price: 640, tones: ['#f0b768', '#d08a41', '#a9632b'] },
  { id: 'meranti', name: 'Red meranti', price: 580, tones: ['#dd8f66', '#b9653f', '#8c4426'] },
  { id: 'chengal', name: 'Chengal', price: 890, tones: ['#cfa765', '#a37a3a', '#765320'] },
]

export const parts = {
  seat: 'The seat is one board. It goes on last and locks the rest.',
  slats: 'The two slats lean back by four degrees, so that you do not have to.',
  posts: 'The two posts run from the floor to your shoulders in one piece.',
  rails: 'The four rails hold everything square. Each ends in a tenon as thick as a finger.',
  legs: 'The two front legs stop under the seat, where nobody catches a knee.',
}

export const delivery = [
  { id: 'collect', name: 'I collect it in Muar', price: 0 },
  { id: 'south', name: 'Johor, Melaka', price: 60 },
  { id: 'valley', name: 'Negeri Sembilan, Klang Valley', price: 110 },
  { id: 'far', name: 'Elsewhere on the peninsula', price: 180 },
]

export const deposit = 0.3
export const weeksToMake = 3
export const chairsAWeek = 6

/** How many chairs a week at the bench still has room for: in this sample by rule, so that it is never random. */
export const placesLeft = (week) => Math.max(0, chairsAWeek - ((week * 5) % 9))

/** From timber to oil: what is done, and on which working day after the start it begins. */
export const stages = [
  [0, 'Timber chosen'],
  [2, 'Sawn and planed'],
  [5, 'Joints cut'],
  [8, 'Put together dry'],
  [10, 'Pegged'],
  [12, 'Oiled once'],
  [14, 'Oiled twice, ready'],
]
/** Orders that can be followed, and how many working days ago each began. */
export const orders = { 'K 212': 1, 'K 209': 6, 'K 204': 11, 'K 198': 14 }

export const repairs = [
  { id: 'joint', name: 'A joint is loose', part: 'rails', price: 45, days: 2 },
  { id: 'slat', name: 'A slat is broken', part: 'slats', price: 70, days: 4 },
  { id: 'leg', name: 'A leg is too short, or gone', part: 'legs', price: 95, days: 5 },
  { id: 'seat', name: 'The seat has split', part: 'seat', price: 140, days: 6 },
  { id: 'oil', name: 'It is dry and wants oil', part: '', price: 60, days: 3 },
]
/** What a chair from this bench pays for its own joints. */
export const ownJoint = 0
