import { plural, t } from '@lingui/core/macro'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { ChangeKind } from '#domain/unseen/changeKind.ts'
import type { OccurrenceChanged } from '#domain/unseen/occurrencesChanged.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'

// lingui-set comment="What somebody else did to an event since one last looked; {who} is a person, {when} a time such as “Monday 15 March, 09:00 to 09:30”."

type Who = UnseenChange['by']

const inCalendar =
  'What somebody else did to an event since one last looked: it is in another calendar. {who} is a person.'

/** Who did it, in a sentence. */
export const whoDid = (by: Who): string => by?.displayName ?? t`Somebody`

/**
 * What is said of an event that is marked, after its name and time.
 *
 * @param calendar the name of the one in which it was; null if it was in the same, or that is not known
 */
export function markNote(
  { kind, before, after }: OccurrenceChanged,
  { by, zone, calendar }: { readonly by: Who; readonly zone: Zone; readonly calendar: string | null },
): string {
  const who = whoDid(by)
  if (kind === 'transferred')
    return calendar === null
      ? t({ message: `moved to this calendar by ${who}`, comment: inCalendar })
      : t({ message: `moved by ${who} from the calendar “${calendar}”`, comment: inCalendar })
  if (kind === 'added') return t`added by ${who}`
  if (kind === 'cancelled') return t`cancelled by ${who}`
  if (kind === 'changed' || before === null) return t`changed by ${who}`
  const when = formatMessageTime(before.when, zone, after ? [after.when] : [])
  return t`moved by ${who} from ${when}`
}

/** What is said of the place where an event was. */
export function ghostNote({ before, after }: OccurrenceChanged, by: Who, zone: Zone): string {
  const who = whoDid(by)
  if (after === null) return t`cancelled by ${who}`
  const when = formatMessageTime(after.when, zone, before ? [before.when] : [])
  return t`moved by ${who} to ${when}`
}

/** What was done, by whom, and when. */
export function doneSentence(kind: ChangeKind, by: Who, when: string): string {
  const who = whoDid(by)
  const sentences = {
    added: () => t`Added by ${who}, ${when}`,
    moved: () => t`Moved by ${who}, ${when}`,
    changed: () => t`Changed by ${who}, ${when}`,
    cancelled: () => t`Cancelled by ${who}, ${when}`,
    transferred: () => t`Moved to another calendar by ${who}, ${when}`,
  }
  return sentences[kind]()
}

/** That it is in another calendar, in a line of what changed. */
export const calendarLine = (from: string, to: string): string => t`Calendar: ${from} → ${to}`

// lingui-set comment="A calendar that somebody else deleted since one last looked; {who} is a person, {when} a time such as “yesterday, 17:40”."

/** What became of a calendar, who did it, and when. */
export function calendarDeleted(by: Who, when: string): string {
  const who = whoDid(by)
  return t`Calendar deleted by ${who}, ${when}`
}

/** What went with it. */
export const lostSentence = (events: number): string =>
  plural(events, {
    0: 'No event was in it.',
    one: '# event was in it.',
    other: '# events were in it.',
  })

// lingui-set comment="How many changes by others there are, in the header; {when} is “yesterday, 17:40”."

/** How many changes there are. @param hasMore there are more than were read */
export const countSentence = (count: number, hasMore: boolean, when: string): string =>
  hasMore
    ? plural(count, {
        one: `More than # change by others since ${when}`,
        other: `More than # changes by others since ${when}`,
      })
    : plural(count, { one: `# change by others since ${when}`, other: `# changes by others since ${when}` })
