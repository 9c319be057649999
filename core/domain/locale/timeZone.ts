/** Where a country's day begins and ends for the shop: an order's, and that of a statement. */
export const timeZoneOf = (country: string): string => zones[country] ?? 'UTC'

const zones: Readonly<Record<string, string>> = {
  US: 'America/Denver',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
}
