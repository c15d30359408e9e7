import { useLingui } from '@lingui/react/macro'
import type { DeletedCalendarSeen } from '#contract/unseen/unseenChanges.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { Card } from '../../../ui/overlays/card/Card.tsx'
import { formatLately } from '../versions/formatLately.ts'
import styles from './unseen.module.css'
import { UnseenButtons } from './UnseenButtons.tsx'
import type { UnseenCardProps } from './UnseenCard.tsx'
import { calendarDeleted, lostSentence, whoDid } from './unseenSentences.ts'

// lingui-set comment="A small card about a calendar that somebody else deleted."

type DeletedCalendarCardProps = Omit<UnseenCardProps, 'entry' | 'calendars' | 'zone' | 'onUndone'> & {
  readonly deleted: DeletedCalendarSeen
  readonly now: EpochMs
}

/** A calendar of somebody else is gone with all that was in it: that is told once, and not of each event. */
export function DeletedCalendarCard(props: DeletedCalendarCardProps) {
  const { deleted, place, now, onAgree, onAgreeToAll, onNext, onClose } = props
  const { t } = useLingui()
  const { at, of } = place
  return (
    <Card
      // As in the list: one without a name bears that of its owner.
      title={deleted.name ?? whoDid(deleted.by)}
      anchor={null}
      onClose={onClose}
      onEnter={onAgree}
      footer={<UnseenButtons hasNext={of > 1} onUndo={null} {...{ onAgree, onNext, onAgreeToAll }} />}
    >
      <p className={styles.done}>{calendarDeleted(deleted.by, formatLately(Date.parse(deleted.at), now))}</p>
      <p>{lostSentence(deleted.events)}</p>
      {of > 1 && <p className={styles.facts}>{t`${at} of ${of}`}</p>}
    </Card>
  )
}
