/**
 * The one table of prices: pages, forms, questions and structured data read theirs here. The specification states all but
 * Amplify's, which is between its two, and the care plan's; a studio puts its own in their place. Stored texts (the terms, an industry's
 * page) that name one are changed in the admin.
 */
export const prices = {
  informational: 'RM2,500',
  growing: 'RM5,000',
  custom: 'RM10,000',
  most: 'RM50,000',
  /** A Care & Maintenance plan, a month. */
  care: 'RM150',
} as const

/** What each package costs at least, what it covers, how long it takes, and what it does not cover. */
export const packages = [
  {
    name: 'Spark',
    from: prices.informational,
    pages: 'Up to 5',
    time: '1 to 2 weeks',
    without: 'a blog, bookings, online payment',
  },
  {
    name: 'Amplify',
    from: prices.growing,
    pages: 'Up to 15',
    time: '2 to 3 weeks',
    without: 'a shop, sign-in for clients',
  },
  {
    name: 'Apex',
    from: prices.custom,
    pages: 'More than 15',
    time: '4 weeks and more',
    without: 'the fee a payment gateway takes of each sale',
  },
] as const

export const priceRanges = `Informational sites start from ${prices.informational}. Advanced e-commerce or custom apps range from ${prices.custom} to ${prices.most} and above.`
