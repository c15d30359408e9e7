import { windowsZones } from './windowsZones.ts'

/**
 * The IANA name of the zone that a TZID names. Reads IANA names in any case, Windows names (`Romance Standard
 * Time`), the prefixes of older programs (`/mozilla.org/20050126_1/Europe/Paris`), `Z`, `UTC`, `GMT` and
 * offsets (`UTC+01:00`), quoted or not (CAL-18).
 *
 * @returns an IANA name, `UTC`, an offset such as `+01:00`, or null for an unknown zone
 */
export function ianaZone(tzid: string): string | null {
  if (tzid.length > longestName) return null
  const known = cache.get(tzid)
  if (known !== undefined) return known
  const zone = resolve(unquoted(tzid.trim()).trim())
  // Names come from files of strangers: the cache has a limit.
  if (cache.size >= 2000) cache.clear()
  cache.set(copied(tzid), zone)
  return zone
}

/** No program writes a longer name, prefix included. */
const longestName = 255

const cache = new Map<string, string | null>()

/** A substring keeps the whole text in memory, perhaps a file of megabytes: the cache stores a copy. */
const copied = (text: string) => Array.from(text).join('')

/** Without the quotes at both ends, however many: a regular expression `["']+$` is quadratic. */
function unquoted(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isQuote(text[start])) start++
  while (start < end && isQuote(text[end - 1])) end--
  return text.slice(start, end)
}

const isQuote = (character: string | undefined) => character === '"' || character === "'"

function resolve(name: string): string | null {
  const lower = name.toLowerCase()
  if (utcNames.has(lower)) return 'UTC'
  return windowsNames.get(lower) ?? offsetOf(lower) ?? canonical(name) ?? withoutPrefix(name)
}

const utcNames: ReadonlySet<string> = new Set(
  [
    'Z, UTC, GMT, UCT, Zulu, Universal, Greenwich, GMT0, Coordinated Universal Time, tzone://Microsoft/Utc',
    'Etc/UTC, Etc/GMT, Etc/UCT, Etc/Zulu, Etc/Universal, Etc/Greenwich',
  ].flatMap((names) => names.toLowerCase().split(', ')),
)

const windowsNames: ReadonlyMap<string, string> = new Map(
  Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]),
)

function offsetOf(lower: string): string | null {
  const match = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?$/.exec(lower)
  if (match === null) return null
  const hours = Number(match[2])
  const minutes = Number(match[3] ?? 0)
  if (hours > 23 || minutes > 59) return null
  if (hours === 0 && minutes === 0) return 'UTC'
  return `${match[1]}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function canonical(name: string): string | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The longest end of a path that is a zone: the prefixes have no common form. */
function withoutPrefix(name: string): string | null {
  if (!name.startsWith('/')) return null
  const segments = name.split('/').slice(0, 12)
  for (let from = 1; from < segments.length; from++) {
    const ending = segments.slice(from).join('/')
    if (utcNames.has(ending.toLowerCase())) return 'UTC'
    const zone = ending === '' ? null : canonical(ending)
    if (zone !== null) return zone
  }
  return null
}
