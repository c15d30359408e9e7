import { select } from '@lingui/core/macro'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { titleOf } from '../../format/formatEvent.ts'
import { dayNameOf, formatMessageTime } from '../../format/formatMessageTime.ts'
import { editSentences } from './editSentences.ts'
import type { SavedPlace } from './savedPlace.ts'

/**
 * The message for something saved that cannot be seen.
 *
 * @param place its first day, in the zone of the page
 * @param calendarName of its calendar if that is hidden; null if it is shown
 */
export function savedSentence(
  description: EditDescription,
  { date, zone }: Pick<SavedPlace, 'date'> & { readonly zone: string },
  calendarName: string | null,
): string {
  const title = 'title' in description ? description.title : ''
  if (description.name === 'moved' || description.name === 'resized') {
    if (calendarName === null) return editSentences(description).done
    const moved = titleOf(description)
    const { from, to, viewZone } = description
    const when = formatMessageTime(to, zoneNamed(viewZone), [from])
    return select(description.name, {
      moved: `Moved “${moved}” to ${when}, in “${calendarName}”, which is hidden`,
      other: `“${moved}” is now ${when}, in “${calendarName}”, which is hidden`,
    })
  }
  const day = dayNameOf([{ kind: 'allDay', first: date, last: date }], zoneNamed(zone))(date)
  const by = title === '' ? 'nothing' : 'title'
  return calendarName === null
    ? select(by, { title: `Saved “${title}” on ${day}`, other: `Saved on ${day}` })
    : select(by, {
        title: `Saved “${title}” on ${day}, in “${calendarName}”, which is hidden`,
        other: `Saved on ${day}, in “${calendarName}”, which is hidden`,
      })
}
