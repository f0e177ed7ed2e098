// All that the gym changes: its lanes and this month's routes, the price of a day, the week's sessions.

/** From the easiest. `setDaysAgo` keeps the sample's routes fresh; a gym would write the date. */
export const lanes = [
  {
    id: 'yellow', name: 'Yellow', say: 'your first visit', practise: 'Look at your feet. Your arms only keep you near the wall.',
    routes: [
      { name: 'Kopi O', setter: 'Mei', setDaysAgo: 4, holds: 9 },
      { name: 'Stairs at home', setter: 'Hafiz', setDaysAgo: 11, holds: 11 },
      { name: 'The long cousin', setter: 'Mei', setDaysAgo: 18, holds: 12 },
      { name: 'Window seat', setter: 'Siva', setDaysAgo: 23, holds: 8 },
    ],
  },
  {
    id: 'green', name: 'Green', say: 'a month or so', practise: 'Straight arms while you look, bent arms only while you move.',
    routes: [
      { name: 'Taugeh', setter: 'Siva', setDaysAgo: 2, holds: 10 },
      { name: 'Left, then think', setter: 'Hafiz', setDaysAgo: 9, holds: 9 },
      { name: 'Bus to Tambun', setter: 'Mei', setDaysAgo: 16, holds: 13 },
    ],
  },
  {
    id: 'blue', name: 'Blue', say: 'a season', practise: 'Turn a hip to the wall, and the far hold comes nearer.',
    routes: [
      { name: 'Stalactite', setter: 'Hafiz', setDaysAgo: 3, holds: 8 },
      { name: 'Half past rain', setter: 'Siva', setDaysAgo: 12, holds: 9 },
      { name: 'Do not look at Mei', setter: 'Hafiz', setDaysAgo: 20, holds: 7 },
    ],
  },
  {
    id: 'orange', name: 'Orange', say: 'a year, and skin', practise: 'Warm up on green for half an hour. Tape before it hurts.',
    routes: [
      { name: 'Lime', setter: 'Siva', setDaysAgo: 5, holds: 7 },
      { name: 'Eleven small regrets', setter: 'Mei', setDaysAgo: 14, holds: 11 },
    ],
  },
  {
    id: 'white', name: 'White', say: 'ask us again', practise: 'Fingers rested two days. Somebody below who tells the truth.',
    routes: [
      { name: 'Chalk on chalk', setter: 'Hafiz', setDaysAgo: 8, holds: 6 },
      { name: 'Nobody yet', setter: 'Siva', setDaysAgo: 25, holds: 5 },
    ],
  },
]

/** Ringgit a person and day, shoes and chalk in it. */
export const pass = { grown: 32, child: 22, ownShoes: 4, childrenToAGrownUp: 2 }

/** Sessions by the day of the week, from Sunday. In the price of a day. */
export const sessions = [
  [['10:30', 'Whole families', 'yellow', 12], ['14:00', 'Falling, on purpose', 'green', 8], ['17:00', 'Sunday problems', 'blue', 10]],
  [['12:15', 'Lunch on yellow', 'yellow', 8], ['19:30', 'First hour', 'yellow', 10]],
  [['18:00', 'Feet only', 'green', 8], ['20:00', 'Hips', 'blue', 8]],
  [['12:15', 'Lunch on yellow', 'yellow', 8], ['19:30', 'Women on the wall', 'green', 12]],
  [['18:00', 'First hour', 'yellow', 10], ['20:00', 'Fingers, carefully', 'orange', 6]],
  [['15:30', 'After school', 'yellow', 10], ['20:30', 'Late blue', 'blue', 10]],
  [['10:30', 'First hour', 'yellow', 10], ['12:00', 'After school, on Saturday', 'green', 10], ['16:00', 'Try a white', 'white', 4]],
]

/** Places still free in a session on a day (days since 1 January 1970). A rule stands in for bookings, as this is a sample. */
export const placesLeft = (day, index, places) => (day * 3 + index * 5) % (places + 1)
