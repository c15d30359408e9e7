/**
 * The place that a zone is named after: `Lisbon` for `Europe/Lisbon`, `Buenos Aires` for
 * `America/Argentina/Buenos_Aires`.
 */
export const cityName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
