import type { CalendarChanged, ChangeEventName } from '#contract/changes/changeEvents.ts'
import { shortHash } from '../answers/shortHash.ts'
import { stateId, stateOfCalendars, type KnownState } from './knownState.ts'
import type { VisibleCalendars } from './visibleCalendars.ts'

/** A comment, which keeps the connection open and is no event. */
export const heartbeatText = ': \n\n'
/** How long a reader should wait before it connects again; ours adds some chance. In milliseconds. */
const beginning = 'retry: 2000\n\n'

/**
 * The text of what changed since a listener was told last (CAL-33); '' for nothing. Only its last event has an id:
 * whoever reads a part gets all of it again.
 */
export function changesText(known: KnownState, now: VisibleCalendars): string {
  const events = [
    ...(known.list === now.list ? [] : [eventText('list', {})]),
    ...now.calendars.flatMap(({ path, ctag }) => {
      const before = known.calendars.get(shortHash(path))
      const changed: CalendarChanged = { path, ctag }
      return before === undefined || before === shortHash(ctag) ? [] : [eventText('calendar', changed)]
    }),
  ]
  const state = stateOfCalendars(now)
  // A calendar that is gone, or new, is another list.
  return events.length === 0 ? '' : `${events.join('')}${idText(state)}`
}

/**
 * The beginning of a stream.
 *
 * @param known what the reader said to know; null if it said nothing, 'unreadable' if that cannot be read
 */
export function openingText(known: KnownState | null | 'unreadable', now: VisibleCalendars): string {
  const state = idText(stateOfCalendars(now))
  if (known === null) return beginning + state
  if (known === 'unreadable') return beginning + eventText('resync', {}) + state
  return beginning + (changesText(known, now) || state)
}

const eventText = (name: ChangeEventName, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** An id without data is no event, but its reader knows it from then on. */
const idText = (state: KnownState) => {
  const id = stateId(state)
  return id === null ? '' : `id: ${id}\n\n`
}
