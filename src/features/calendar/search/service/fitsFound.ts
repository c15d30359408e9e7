import type { FoundEvent } from '#contract/search.ts'
import type { EventReply, EventWhen } from '#domain/event/CalendarEvent.ts'
import { isMine, replyNamed } from '#domain/event/readDetails.ts'
import { fitsText } from '#domain/search/fitsQuery.ts'
import { inDays } from '#domain/search/inDays.ts'
import type { SearchDetail, SearchQuery, SearchState } from '#domain/search/SearchQuery.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** Who searches, and where days are. */
export type FoundReader = { readonly zone: Zone; readonly myAddresses: readonly string[] }

/** Whether what a service found by words meets the other conditions of a search too. */
export function fitsFound(
  query: SearchQuery,
  { zone, myAddresses }: FoundReader,
): (event: FoundEvent, when: EventWhen) => boolean {
  const fits = fitsText(query)
  const isInDays = inDays(query, zone)
  return (event, when) => {
    const { summary, location, description, attendees, organizer } = event
    const people = [...(organizer ? [organizer] : []), ...attendees]
    return (
      isInDays(when) &&
      fits({
        title: summary,
        location,
        people: people.map(({ cn = '', email }) => `${cn} ${email}`.trim()).join('\n'),
        text: description,
        states: statesOf(event, myAddresses),
        details: detailsOf(event),
      })
    )
  }
}

/** What the person has answered; null if they are not invited. */
export function replyFound({ attendees }: FoundEvent, myAddresses: readonly string[]): EventReply | null {
  const mine = attendees.find(({ email }) => isMine(email, myAddresses))
  return mine === undefined ? null : replyNamed(mine.partstat)
}

function statesOf(event: FoundEvent, myAddresses: readonly string[]): ReadonlySet<SearchState> {
  const states = new Set<SearchState>()
  const reply = replyFound(event, myAddresses)
  if (event.isRecurrentMaster) states.add('recurring')
  if (event.class !== 'PUBLIC') states.add('private')
  if (reply !== null && !isMine(event.organizer?.email ?? '', myAddresses)) states.add('invitation')
  if (reply === 'declined') states.add('declined')
  if (event.transp === 'TRANSPARENT') states.add('free')
  if (event.status === 'CANCELLED') states.add('cancelled')
  return states
}

function detailsOf({ attendees, location, description, has = [] }: FoundEvent): ReadonlySet<SearchDetail> {
  const details = new Set<SearchDetail>(has)
  if (attendees.length > 0) details.add('guests')
  if (location !== '') details.add('location')
  if (description !== '') details.add('description')
  return details
}
