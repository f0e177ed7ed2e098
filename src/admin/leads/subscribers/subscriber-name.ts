/** The name of a subscriber in the admin; after unsubscribing the database keeps no address. */
export const subscriberName = ({ email }: { email: string | null }): string => email ?? 'Former subscriber'
