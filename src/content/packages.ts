/**
 * The one table of prices: pages, forms, questions and structured data read theirs here. The specification states all but
 * Amplify's, which stands between its two; a studio puts its own in their place. Stored texts (the terms, an industry's
 * page) that name one are changed at the desk.
 */
export const prices = {
  informational: 'RM2,500',
  growing: 'RM5,000',
  custom: 'RM10,000',
  most: 'RM50,000',
} as const

/** What each package costs at least, what it covers, and what it does not. */
export const packages = [
  {
    name: 'Spark',
    from: prices.informational,
    covers: 'Up to 5 pages, 1 to 2 weeks',
    without: 'a blog, bookings, online payment',
  },
  {
    name: 'Amplify',
    from: prices.growing,
    covers: 'Up to 15 pages, 2 to 3 weeks',
    without: 'a shop, sign-in for clients',
  },
  {
    name: 'Apex',
    from: prices.custom,
    covers: 'As many pages as it takes, 4 weeks and more',
    without: 'the fee a payment gateway takes of each sale',
  },
] as const

export const priceRanges = `Informational sites start from ${prices.informational}. Advanced e-commerce or custom apps range from ${prices.custom} to ${prices.most} and above.`
