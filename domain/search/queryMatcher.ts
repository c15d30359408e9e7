import type { JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent } from '../event/CalendarEvent.ts'
import type { Zone } from '../time/Zone.ts'
import { fitsText } from './fitsQuery.ts'
import { foldedWords } from './foldedWords.ts'
import { foldText } from './foldText.ts'
import { inDays } from './inDays.ts'
import { indexedText, scoreOf, type IndexedText } from './scoreOf.ts'
import { searchTextOf, type SearchText } from './SearchEntry.ts'
import { isEmptyQuery, type SearchQuery } from './SearchQuery.ts'

/** Whether an event is what a search is about. */
export type QueryMatcher = (event: CalendarEvent) => boolean

/** Who looks, and at what. */
export type MatcherView = {
  /** The zone that days are in. */
  readonly zone: Zone
  /** As for `searchEntryOf`; the same list each time, for the sake of what is cached. */
  readonly myAddresses: readonly string[]
  /** The name of a calendar, by its id; '' for an unknown one. */
  readonly calendarName: (calendarId: string) => string
}

/**
 * A test of events that are on screen, made once for many. It asks what a search asks, of the occurrence
 * itself: of a series with one override in Room 4, `at:"room 4"` matches that occurrence alone. Words count as
 * they were typed: nothing is assumed to be misspelt. An event in several calendars matches if a copy does.
 * An empty query matches nothing.
 */
export function queryMatcher(
  query: SearchQuery,
  { zone, myAddresses, calendarName }: MatcherView,
): QueryMatcher {
  if (isEmptyQuery(query)) return () => false
  const words = foldedWords(query.words).map((word) => [word])
  const fits = fitsText(query)
  const isInDays = inDays(query, zone)
  const isInCalendars = inCalendars(query, calendarName)
  const results = new WeakMap<JCalComponent, boolean>()

  const saysIt = ({ text, indexed }: Searched) => scoreOf(indexed, words, '') > 0 && fits(text)

  /** A series has one VEVENT for most of its occurrences. */
  function isAbout(event: CalendarEvent): boolean {
    const { vevent } = event
    if (vevent === undefined) return saysIt(searched(plainVEvent(event), myAddresses))
    const known = results.get(vevent)
    if (known !== undefined) return known
    const result = saysIt(searchedOnce(vevent, myAddresses))
    results.set(vevent, result)
    return result
  }

  return (event) =>
    (event.copies ?? [event]).some(
      (each) => isInCalendars(each.calendarId) && isInDays(each.when) && isAbout(each),
    )
}

type Searched = { readonly text: SearchText; readonly indexed: IndexedText }

/** What was read of a VEVENT, for whom; views that are read anew have the same ones. */
const known = new WeakMap<JCalComponent, Searched & { readonly myAddresses: readonly string[] }>()

function searchedOnce(vevent: JCalComponent, myAddresses: readonly string[]): Searched {
  const before = known.get(vevent)
  if (before?.myAddresses === myAddresses) return before
  const now = { ...searched(vevent, myAddresses), myAddresses }
  known.set(vevent, now)
  return now
}

function searched(vevent: JCalComponent, myAddresses: readonly string[]): Searched {
  const text = searchTextOf(vevent, [], myAddresses)
  return { text, indexed: indexedText(text) }
}

/** Of an event that was made here: what is known of it. */
const plainVEvent = (event: CalendarEvent): JCalComponent => {
  const { title, location, description, status, isFree, visibility, isRecurring } = event
  return [
    'vevent',
    [
      ['summary', {}, 'text', title],
      ['location', {}, 'text', location],
      ['description', {}, 'text', description],
      ['status', {}, 'text', status.toUpperCase()],
      ['transp', {}, 'text', isFree ? 'TRANSPARENT' : 'OPAQUE'],
      ['class', {}, 'text', visibility.toUpperCase()],
      ...(isRecurring ? [['rrule', {}, 'recur', {}] as const] : []),
    ],
    [],
  ]
}

/** Whether the name of a calendar has one of the parts. */
function inCalendars(
  { calendars }: SearchQuery,
  calendarName: MatcherView['calendarName'],
): (calendarId: string) => boolean {
  if (calendars.length === 0) return () => true
  const parts = calendars.map(foldText)
  return (calendarId) => {
    const name = foldText(calendarName(calendarId))
    return parts.some((part) => name.includes(part))
  }
}
