import { ringgit } from '@shared/money/ringgit'

interface Terms {
  /** The lowest price. */
  from_sen: number
  pages: string
  time: string
  /** Features it does not include. */
  without: string
}

/** The packages and related prices: the fields of the setting `packages`. */
export interface Packages {
  spark: Terms
  amplify: Terms
  apex: Terms
  /** The upper price of shops and custom apps. */
  upper_sen: number
  /** The monthly price of a Care & Maintenance plan. */
  care_sen: number
}

/**
 * Used while a field of the setting is empty. The specification states all prices except those of the care
 * plan and of Amplify, which is set between the other two.
 */
export const packageDefaults: Packages = {
  spark: {
    from_sen: 250_000,
    pages: 'Up to 5',
    time: '1 to 2 weeks',
    without: 'a blog, bookings, online payment',
  },
  amplify: {
    from_sen: 500_000,
    pages: 'Up to 15',
    time: '2 to 3 weeks',
    without: 'a shop, sign-in for clients',
  },
  apex: {
    from_sen: 1_000_000,
    pages: 'More than 15',
    time: '4 weeks and more',
    without: 'the fee a payment gateway takes of each sale',
  },
  upper_sen: 5_000_000,
  care_sen: 15_000,
}

type Stored = { [Name in keyof Packages]?: Packages[Name] | Partial<Packages[Name]> }

/** The packages from the setting, with defaults for empty fields. */
export const packagesOf = (set: Stored): Packages => ({
  ...packageDefaults,
  ...(set as Partial<Packages>),
  spark: { ...packageDefaults.spark, ...set.spark },
  amplify: { ...packageDefaults.amplify, ...set.amplify },
  apex: { ...packageDefaults.apex, ...set.apex },
})

/** The packages in ascending order, each with the specification's name and its lowest price as text. */
export const packageList = ({ spark, amplify, apex }: Packages) =>
  [
    { ...spark, name: 'Spark', from: price(spark.from_sen) },
    { ...amplify, name: 'Amplify', from: price(amplify.from_sen) },
    { ...apex, name: 'Apex', from: price(apex.from_sen) },
  ] as const

export type PackageList = ReturnType<typeof packageList>

/** For example 'RM2,500'; sen are shown only if not zero. */
const price = (sen: number) => ringgit(sen).replace(/\.00$/, '')

/**
 * The values of the placeholders {spark_price}, {amplify_price}, {apex_price}, {upper_price} and
 * {care_price}.
 */
export const priceFacts = ({ spark, amplify, apex, upper_sen: upper, care_sen: care }: Packages) => ({
  spark_price: price(spark.from_sen),
  amplify_price: price(amplify.from_sen),
  apex_price: price(apex.from_sen),
  upper_price: price(upper),
  care_price: price(care),
})

export const priceRanges =
  'Informational sites start from {spark_price}. Advanced e-commerce or custom apps range from {apex_price} to {upper_price} and above.'
