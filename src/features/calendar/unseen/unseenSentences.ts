import { plural, t } from '@lingui/core/macro'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { ChangeKind } from '#domain/unseen/changeKind.ts'
import type { OccurrenceChanged } from '#domain/unseen/occurrencesChanged.ts'
import { formatWhen } from '../format/formatEvent.ts'

// lingui-set comment="What somebody else did to an event since one last looked; {who} is a person, {when} a time such as “Monday 15 March, 09:00 to 09:30”."

type Who = UnseenChange['by']

/** Who did it, in a sentence. */
export const whoDid = (by: Who): string => by?.displayName ?? t`Somebody`

/** What is said of an event that is marked, after its name and time. */
export function markNote({ kind, before }: OccurrenceChanged, by: Who, zone: Zone): string {
  const who = whoDid(by)
  if (kind === 'added') return t`added by ${who}`
  if (kind === 'cancelled') return t`cancelled by ${who}`
  if (kind === 'changed' || before === null) return t`changed by ${who}`
  const when = formatWhen(before, zone)
  return t`moved by ${who} from ${when}`
}

/** What is said of the place where an event was. */
export function ghostNote({ after }: OccurrenceChanged, by: Who, zone: Zone): string {
  const who = whoDid(by)
  if (after === null) return t`cancelled by ${who}`
  const when = formatWhen(after, zone)
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
  }
  return sentences[kind]()
}

// lingui-set comment="How many changes by others there are, in the header; {when} is “yesterday, 17:40”."

/** How many changes there are. @param hasMore there are more than were read */
export const countSentence = (count: number, hasMore: boolean, when: string): string =>
  hasMore
    ? plural(count, {
        one: `More than # change by others since ${when}`,
        other: `More than # changes by others since ${when}`,
      })
    : plural(count, { one: `# change by others since ${when}`, other: `# changes by others since ${when}` })
