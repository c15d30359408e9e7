/**
 * How the value of a property is written: its type, and the separator of several values or of the parts of
 * one.
 */
export type PropertyType = {
  readonly type: string
  /** Between values, each of which becomes an item of jCal (RFC 7265 3.4). */
  readonly list?: ','
  /** Between the parts of one value, which becomes an array (RFC 7265 3.4.1.3). */
  readonly parts?: ';'
}

/**
 * The type of a property that does not declare one (RFC 5545 3.7 and 3.8); `unknown` if the standard does not
 * say (RFC 7265 5).
 */
export function propertyType(name: string): PropertyType {
  return table.get(name) ?? unknown
}

const unknown: PropertyType = { type: 'unknown' }

const types: Readonly<Record<string, PropertyType & { readonly of: string }>> = {
  text: {
    type: 'text',
    of: 'action calscale class color comment contact description location method prodid related-to status summary transp tzid tzname uid version',
  },
  texts: { type: 'text', list: ',', of: 'categories resources' },
  partsOfText: { type: 'text', parts: ';', of: 'request-status' },
  address: { type: 'cal-address', of: 'attendee organizer' },
  uri: { type: 'uri', of: 'attach tzurl url' },
  time: {
    type: 'date-time',
    of: 'completed created dtend dtstamp dtstart due last-modified recurrence-id',
  },
  times: { type: 'date-time', list: ',', of: 'exdate rdate' },
  duration: { type: 'duration', of: 'duration trigger' },
  periods: { type: 'period', list: ',', of: 'freebusy' },
  rule: { type: 'recur', of: 'exrule rrule' },
  integer: { type: 'integer', of: 'percent-complete priority repeat sequence' },
  place: { type: 'float', parts: ';', of: 'geo' },
  offset: { type: 'utc-offset', of: 'tzoffsetfrom tzoffsetto' },
}

const table: ReadonlyMap<string, PropertyType> = new Map(
  Object.values(types).flatMap(({ of, ...type }) => of.split(' ').map((name) => [name, type] as const)),
)
