/** The place that a zone is named after: `Lisbon` of `Europe/Lisbon`, `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
export const cityName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
