/** Apart from the page's copy: the route table is loaded with every page. */
export const bookingHead = {
  title: 'Book a free 30-minute call | Rentak Studio',
  description:
    'Pick a time for a free 30-minute call about your website, by video or voice, shown in your own time zone. A written proposal follows within 24 hours.',
} as const

export const manageHead = {
  title: 'Your call | Rentak Studio',
  description: 'See, move or cancel the call you booked with us, up to 2 hours before it begins.',
} as const
