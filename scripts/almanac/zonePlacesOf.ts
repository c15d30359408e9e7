/** The places of zones by the parts of their names: `{ Europe: "Paris 48.9 2.3,Rome 41.9 12.5" }`. */
export type ZonePlaces = Readonly<Record<string, string>>

/**
 * A place for each zone that has one, and for its other names. A tenth of a degree is at most half a minute of
 * the sun.
 *
 * @param tables of the tz database: country, coordinates (ISO 6709) and zone in columns
 * @param rules its `tzdata.zi`, where a line `L Asia/Kolkata Asia/Calcutta` gives a zone another name
 */
export function zonePlacesOf(tables: readonly string[], rules: string): ZonePlaces {
  const places = new Map<string, string>()
  for (const line of tables.flatMap((table) => table.split('\n'))) {
    const [, coordinates, zone] = line.startsWith('#') ? [] : line.split('\t')
    if (coordinates && zone && !places.has(zone)) places.set(zone, degreesIn(coordinates))
  }
  for (const line of rules.split('\n')) {
    const [kind, zone = '', other = ''] = line.split(' ')
    const place = places.get(zone)
    if (kind === 'L' && place !== undefined && other.includes('/') && !places.has(other))
      places.set(other, place)
  }
  const regions = new Map<string, string[]>()
  for (const [zone, place] of [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const slash = zone.indexOf('/')
    const region = zone.slice(0, slash)
    regions.set(region, [...(regions.get(region) ?? []), `${zone.slice(slash + 1)} ${place}`])
  }
  return Object.fromEntries([...regions].map(([region, cities]) => [region, cities.join()]))
}

/** `+4852+00220` as `48.9 2.3`. */
function degreesIn(coordinates: string): string {
  const match = /^([+-])(\d{2})(\d{2})(?:\d{2})?([+-])(\d{3})(\d{2})(?:\d{2})?$/.exec(coordinates)
  if (match === null) throw new Error(`No coordinates: ${coordinates}`)
  const [, north, latitude, latitudeMinutes, east, longitude, longitudeMinutes] = match
  const degrees = (sign = '', whole = '', minutes = '') =>
    Number((Number(`${sign}1`) * (Number(whole) + Number(minutes) / 60)).toFixed(1))
  return `${degrees(north, latitude, latitudeMinutes)} ${degrees(east, longitude, longitudeMinutes)}`
}
