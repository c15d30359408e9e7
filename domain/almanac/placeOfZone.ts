import type { EarthPlace } from './sunOn.ts'
import zonePlaces from './zonePlaces.json' with { type: 'json' }

const regions: Readonly<Record<string, string>> = zonePlaces

/**
 * The place that a zone is named after, to a tenth of a degree, as the tz database has it
 * (`node scripts/zonePlaces.ts`).
 *
 * @param name an IANA name, also an old one such as `Asia/Calcutta`
 * @returns null for UTC, an offset, and a zone of its own
 */
export function placeOfZone(name: string): EarthPlace | null {
  const slash = name.indexOf('/')
  const cities = slash < 0 ? undefined : regions[name.slice(0, slash)]
  const city = cities?.split(',').find((each) => each.startsWith(`${name.slice(slash + 1)} `))
  const [, latitude, longitude] = city?.split(' ').map(Number) ?? []
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
