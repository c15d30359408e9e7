import { useLingui } from '@lingui/react/macro'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { Card } from '../../../ui/overlays/card/Card.tsx'
import { useOpenChip } from '../details/useOpenChip.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import { titleOf } from '../format/formatEvent.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { formatChange } from '../versions/formatChange.ts'
import { formatLately } from '../versions/formatLately.ts'
import { versionChanges } from '../versions/versionChanges.ts'
import { undoUnseen } from './undoUnseen.ts'
import styles from './unseen.module.css'
import type { UnseenEntry } from './unseenEntries.ts'
import { UnseenButtons } from './UnseenButtons.tsx'
import { calendarLine, doneSentence } from './unseenSentences.ts'

// lingui-set comment="A small card about what somebody else did to an event. Buttons are verbs: “Agree” only takes the mark away, and nobody is told."

export type UnseenCardProps = {
  readonly entry: UnseenEntry
  /** All that there are, for their names. */
  readonly calendars: readonly Calendar[]
  /** Which of how many it is. */
  readonly place: { readonly at: number; readonly of: number }
  readonly zone: Zone
  readonly now: EpochMs
  readonly onAgree: () => void
  readonly onAgreeToAll: () => void
  readonly onNext: () => void
  /** @param isAsked whether a message asks first, as guests would be notified */
  readonly onUndone: (isAsked: boolean) => void
  readonly onClose: () => void
}

/** What was and what is, who did it, and what can be done about it, beside the event or the place where it was. */
export function UnseenCard(props: UnseenCardProps) {
  const { entry, calendars, place, zone, now, onAgree, onAgreeToAll, onNext, onUndone, onClose } = props
  const { t } = useLingui()
  const { chip } = useOpenChip(entry.key)
  const context = useEditContext(zone.name)
  const { change, first, name } = entry
  const calendar = nameIn(calendars, name) ?? ''
  const { at, of } = place
  const event = first.after ?? first.before
  if (event === null) return null
  const which = of > 1 ? t`${at} of ${of}` : ''
  const done = doneSentence(first.kind, change.by, formatLately(Date.parse(change.at), now))

  return (
    <Card
      title={titleOf(event)}
      anchor={chip}
      goesTo={isGhost}
      onClose={onClose}
      onEnter={onAgree}
      footer={
        <UnseenButtons
          hasNext={of > 1}
          onUndo={change.mayUndo ? () => onUndone(undoUnseen(context, entry)) : null}
          {...{ onAgree, onNext, onAgreeToAll }}
        />
      }
    >
      <p className={styles.done}>{done}</p>
      <ul className={styles.changes} role="list" aria-label={t`What changed`}>
        {linesOf(entry, calendars, zone).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.facts}>{[calendar, which].filter((fact) => fact !== '').join(' · ')}</p>
    </Card>
  )
}

/** A press there goes to it. */
const isGhost = (pressed: Element) => pressed.closest('[data-unseen="was"]') !== null

/** What differs; of what came or went, when it is or was. */
function linesOf(
  { change, first, name, from }: UnseenEntry,
  calendars: readonly Calendar[],
  zone: Zone,
): readonly string[] {
  const { before, after } = change
  const event = first.after ?? first.before
  const [was, is] = [from && nameIn(calendars, from), nameIn(calendars, name)]
  const moved = was !== null && is !== null ? [calendarLine(was, is)] : []
  if (first.kind === 'transferred' && event !== null) return [...moved, formatMessageTime(event.when, zone)]
  const isWhole = before !== null && after !== null && first.kind !== 'cancelled' && first.kind !== 'added'
  if (isWhole)
    return [
      ...moved,
      ...versionChanges(before, after, zone.name).map((each) => formatChange(each, zone.name)),
    ]
  return event === null ? [] : [formatMessageTime(event.when, zone)]
}

const nameIn = (calendars: readonly Calendar[], { calendarId }: { readonly calendarId: string }) =>
  calendars.find(({ id }) => id === calendarId)?.name ?? null
