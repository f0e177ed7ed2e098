/** What the admin calls a subscriber: of who has left the database keeps no address. */
export const subscriberName = ({ email }: { email: string | null }): string => email ?? 'Former subscriber'
