import type { FoundEvent } from '#contract/search.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { fitsText } from '#domain/search/fitsQuery.ts'
import { inDays } from '#domain/search/inDays.ts'
import type { SearchDetail, SearchQuery, SearchState } from '#domain/search/SearchQuery.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** Whether what a service found by words meets the other conditions of a search too. */
export function fitsFound(query: SearchQuery, zone: Zone): (event: FoundEvent, when: EventWhen) => boolean {
  const fits = fitsText(query)
  const isInDays = inDays(query, zone)
  return (event, when) => {
    const { summary, location, description, attendees, organizer } = event
    const people = [...(organizer ? [organizer] : []), ...attendees]
    const states: SearchState[] = []
    if (event.isRecurrentMaster) states.push('recurring')
    if (event.class !== 'PUBLIC') states.push('private')
    const details: SearchDetail[] = []
    if (attendees.length > 0) details.push('guests')
    if (location !== '') details.push('location')
    if (description !== '') details.push('description')
    return (
      isInDays(when) &&
      fits({
        title: summary,
        location,
        people: people.map(({ cn = '', email }) => `${cn} ${email}`.trim()).join('\n'),
        text: description,
        states: new Set(states),
        details: new Set(details),
      })
    )
  }
}
