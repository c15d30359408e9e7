import { select } from '@lingui/core/macro'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatDay } from '../../format/formatDate.ts'
import { formatWhen, titleOf } from '../../format/formatEvent.ts'
import { editSentences } from './editSentences.ts'
import type { SavedPlace } from './savedPlace.ts'

/**
 * The message for something saved that cannot be seen.
 *
 * @param calendarName of its calendar if that is hidden; null if it is shown
 */
export function savedSentence(
  description: EditDescription,
  { date }: SavedPlace,
  calendarName: string | null,
): string {
  const title = 'title' in description ? description.title : ''
  if (description.name === 'moved' || description.name === 'resized') {
    if (calendarName === null) return editSentences(description).done
    const moved = titleOf(description)
    const when = formatWhen({ when: description.to }, zoneNamed(description.viewZone))
    return select(description.name, {
      moved: `Moved “${moved}” to ${when}, in “${calendarName}”, which is hidden`,
      other: `“${moved}” is now ${when}, in “${calendarName}”, which is hidden`,
    })
  }
  const day = formatDay(date)
  const by = title === '' ? 'nothing' : 'title'
  return calendarName === null
    ? select(by, { title: `Saved “${title}” on ${day}`, other: `Saved on ${day}` })
    : select(by, {
        title: `Saved “${title}” on ${day}, in “${calendarName}”, which is hidden`,
        other: `Saved on ${day}, in “${calendarName}”, which is hidden`,
      })
}
