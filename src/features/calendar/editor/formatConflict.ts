import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { DraftWhen } from '#domain/event/CalendarEvent.ts'
import { eventWhen } from '#domain/event/draftWhen.ts'
import type { Reminder } from '#domain/event/further/Reminder.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { titleOf } from '../format/formatEvent.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'
import { formatReminderTime } from '../format/formatReminderTime.ts'
import { formatRepeats } from '../format/formatRepeats.ts'
import { eventStatusNames } from './further/eventStatusNames.ts'
import type { FieldConflict, Side } from './mergeDraft.ts'

// lingui-set comment="Fields of an event, and what is in them. “changed” (adjective): the field was changed."

/** The name of a group of fields. */
export const fieldGroupNames: Readonly<Record<FieldConflict['group'], MessageDescriptor>> = {
  title: msg`Title`,
  times: msg`Time`,
  dates: msg`Other dates of the series`,
  calendar: msg`Calendar`,
  location: msg`Location`,
  availability: msg`Availability`,
  visibility: msg`Visibility`,
  description: msg`Description`,
  status: msg`Status`,
  colour: msg`Colour`,
  categories: msg`Categories`,
  url: msg`Link`,
  conference: msg`Online meeting`,
  attachments: msg`Attachments`,
  reminders: msg`Reminders`,
  guests: msg`Guests`,
}

/** One side of a conflict, in words; empty if there is nothing in the group. */
export function formatSide(group: FieldConflict['group'], { draft, data }: Side, zone: string): string {
  switch (group) {
    case 'title':
      return titleOf(draft)
    case 'times':
      return [formatDraftWhen(draft.when, zone), data && formatRepeats(data)].filter(Boolean).join(' · ')
    case 'location':
      return draft.location
    case 'description':
      return formatDescription(draft)
    case 'availability':
      return draft.isFree ? t`Free` : t`Busy`
    case 'guests':
      return [...(draft.guests?.guests ?? []), ...(draft.guests?.rooms ?? [])]
        .map(({ name, address }) => name || address)
        .join('\n')
    case 'visibility':
      return visibilityName(draft.visibility)
    case 'status':
      return t(eventStatusNames[draft.status ?? 'confirmed'])
    case 'colour':
    case 'url':
    case 'conference':
      return draft[group] ?? ''
    case 'categories':
    case 'attachments':
      return (draft[group] ?? []).join('\n')
    case 'reminders': {
      const isAllDay = draft.when.kind === 'allDay'
      const nameOf = (each: Reminder) => formatReminderTime(each, isAllDay, zoneNamed(zone))
      return (draft.reminders ?? []).map(nameOf).join('\n')
    }
    default:
      return t`changed`
  }
}

/** The plain text; of a formatted one it is said, because two may differ in nothing else. */
function formatDescription({ description: text, styledDescription = '' }: Side['draft']): string {
  return styledDescription === '' ? text : t`Formatted: ${text}`
}

function visibilityName(visibility: Side['draft']['visibility']): string {
  switch (visibility) {
    case 'public':
      return t`Public`
    case 'private':
      return t`Private`
    case 'confidential':
      return t`Confidential`
  }
}

const formatDraftWhen = (when: DraftWhen, viewZone: string): string =>
  formatMessageTime(eventWhen(when, viewZone), zoneNamed(viewZone))
