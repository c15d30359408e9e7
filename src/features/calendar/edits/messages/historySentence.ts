import { plural, select, t } from '@lingui/core/macro'
import type { EventDescription } from '#domain/edits/EditDescription.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { StepDescription } from '#domain/edits/history/steps.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed, type Zone } from '#domain/time/Zone.ts'
import { formatWhen } from '../../format/formatEvent.ts'
import { dayNameOf, formatMessageTime } from '../../format/formatMessageTime.ts'
import { batchSentences } from './batchSentences.ts'

// lingui-set comment="What a person did, in the list of recent changes and in reasons why something can’t be undone (past tense); {title} is the name of an event or a calendar."

/** What was done: `Moved “Stand-up” from Monday 15 March, 09:00 to Tuesday 16 March, 10:00`. */
export function historySentence(description: StepDescription): string {
  const title = 'title' in description ? description.title.trim() : ''
  const by = title === '' ? 'nothing' : 'title'
  switch (description.name) {
    case 'calendarCreated':
      return t`Created calendar “${title}”`
    case 'calendarChanged':
      return t`Changed calendar “${title}”`
    case 'calendarDeleted':
      return t`Deleted calendar “${title}”`
    case 'calendarRestored':
      return t`Restored calendar “${title}”`
    case 'batch':
      return batchSentences(description).done
    case 'imported':
      return plural(description.count, { one: 'Imported # event', other: 'Imported # events' })
    case 'created':
      return select(by, { title: `Created “${title}”`, other: 'Created an event without a title' })
    case 'moved':
    case 'resized':
      return movedSentence(description, by)
    case 'movedToCalendar':
      return select(by, {
        title: `Moved “${title}” to another calendar`,
        other: 'Moved an event without a title to another calendar',
      })
    case 'deleted':
      return description.scope === 'all'
        ? select(by, { title: `Deleted “${title}”`, other: 'Deleted an event without a title' })
        : select(by, {
            title: `Deleted some dates of “${title}”`,
            other: 'Deleted some dates of an event without a title',
          })
    case 'answered':
      return select(by, {
        title: `Answered the invitation to “${title}”`,
        other: 'Answered the invitation to an event without a title',
      })
    case 'changed':
      return select(by, { title: `Changed “${title}”`, other: 'Changed an event without a title' })
  }
}

type Moved = Extract<EventDescription, { readonly name: 'moved' | 'resized' }>

function movedSentence({ name, title, from, to, viewZone }: Moved, by: 'title' | 'nothing'): string {
  const zone = zoneNamed(viewZone)
  if (name === 'resized') {
    const when = formatMessageTime(to, zone, [from])
    return select(by, {
      title: `Changed the time of “${title}” to ${when}`,
      other: `Changed the time of an event without a title to ${when}`,
    })
  }
  const nameOf = dayNameOf([from, to], zone)
  const [before, after] = [from, to].map((when) => formatStart(when, zone, nameOf))
  return select(by, {
    title: `Moved “${title}” from ${before} to ${after}`,
    other: `Moved an event without a title from ${before} to ${after}`,
  })
}

const formatStart = (when: EventWhen, zone: Zone, nameOf: (date: IsoDate) => string) =>
  when.kind === 'allDay'
    ? nameOf(when.first)
    : formatWhen({ when: { ...when, end: when.start } }, zone, nameOf)
