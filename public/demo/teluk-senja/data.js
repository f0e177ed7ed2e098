// All that the house changes: rooms and prices, boats, taxis, the kitchen's week. Times are those of Langkawi.

/** Floor 0 is level with the jetty. `steps` are counted from there to the bed. Prices are for a room and a night. */
export const rooms = [
  {
    number: 1,
    name: 'Nipah',
    floor: 0,
    steps: 0,
    sleeps: 2,
    price: 380,
    about: 'Level with the jetty. A wide door, a shower without a kerb.',
  },
  {
    number: 2,
    name: 'Bakau',
    floor: 0,
    steps: 0,
    sleeps: 3,
    price: 430,
    about: 'A double and a single, and the mangrove for a wall.',
  },
  {
    number: 3,
    name: 'Pandan',
    floor: 0,
    steps: 3,
    sleeps: 2,
    price: 360,
    about: 'The smallest, behind the kitchen garden. Smells of breakfast first.',
  },
  {
    number: 4,
    name: 'Rhu',
    floor: 1,
    steps: 14,
    sleeps: 2,
    price: 410,
    about: 'Two beds under the casuarina. Windy, and better for it.',
  },
  {
    number: 5,
    name: 'Ketapang',
    floor: 1,
    steps: 14,
    sleeps: 2,
    price: 410,
    about: 'A four-poster and a desk that looks over the bay.',
  },
  {
    number: 6,
    name: 'Meranti',
    floor: 1,
    steps: 14,
    sleeps: 4,
    price: 560,
    about: 'Two rooms with a door between them. For families.',
  },
  {
    number: 7,
    name: 'Kelapa',
    floor: 1,
    steps: 17,
    sleeps: 2,
    price: 420,
    about: 'On the corner: the sun goes down in one window, the boat comes in the other.',
  },
  {
    number: 8,
    name: 'Cengal',
    floor: 2,
    steps: 27,
    sleeps: 2,
    price: 480,
    about: 'Under the roof, all timber. You hear rain first.',
  },
  {
    number: 9,
    name: 'Senja',
    floor: 2,
    steps: 31,
    sleeps: 2,
    price: 540,
    about: 'The balcony that the house is named for.',
  },
]

export const floors = ['Level with the jetty', 'First floor', 'Under the roof']

/** Added to a night that begins on a Friday or a Saturday. */
export const weekendSupplement = 40

/** How many days ahead a stay can begin. */
export const daysAhead = 120

/** The longest stay that can be asked for at once. */
export const longestStay = 14

/**
 * Whether a room is taken for the night that begins on a day (days since 1 January 1970). A sample has no bookings, so
 * they follow a rule: three nights of every nine are taken, shifted by four from each room to the next.
 */
export const isTaken = (room, day) => (day + 4 * room.number) % 9 < 3

/** Boats from the jetty to the house, and how long each part of the way takes, in minutes. */
export const boats = ['11:00', '16:00', '18:30']
export const onTheBoat = 20
export const beforeTheBoat = 10
export const arrivals = {
  plane: { place: 'the airport', stop: 'Land', bags: 30, taxi: 35 },
  ferry: { place: 'Kuah ferry terminal', stop: 'Dock', bags: 15, taxi: 25 },
}

/** What the kitchen cooks, from Sunday. */
export const dinners = [
  ['Sunday', 'Siakap steamed with lime, kailan, rice'],
  ['Monday', 'Gulai of jackfruit and prawns, fried tempeh'],
  ['Tuesday', 'Laksa Kedah, for those who come early: bowls run out'],
  ['Wednesday', 'Chicken in pandan, ulam from the garden, sambal'],
  ['Thursday', 'Squid on the coals, cucumber and pineapple'],
  ['Friday', 'Nasi ulam, salted egg, mackerel in tamarind'],
  ['Saturday', 'Crab with pepper, bread to clean the plate'],
]
