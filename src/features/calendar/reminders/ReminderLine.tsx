import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { ShownReminder } from '#domain/reminders/ReminderLog.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import banner from '../../../ui/messages/Banner.module.css'
import { formatTime } from '../format/formatTime.ts'
import { meetingLink } from '../format/meetingLink.ts'
import { formatNotice } from './formatNotice.ts'
import styles from './ReminderLine.module.css'

// lingui-set comment="Buttons (verbs) of a reminder: it comes again in five minutes; the event is opened; the reminder goes away."

type ReminderLineProps = {
  readonly reminder: ShownReminder
  readonly now: EpochMs
  readonly zone: Zone
  readonly onOpen: () => void
  readonly onSnooze: () => void
  readonly onDismiss: () => void
}

/** A reminder that has come: `In 10 minutes: Design review`, and the way into it. */
export function ReminderLine({ reminder, now, zone, onOpen, onSnooze, onDismiss }: ReminderLineProps) {
  const { t } = useLingui()
  const { event, isLate, at } = reminder
  const text = formatNotice(event, now, zone)
  const time = formatTime(at, zone)
  const join = meetingLink(event, null)
  return (
    <section className={banner.banner} aria-label={t`Reminder`}>
      <p className={banner.text} role="status">
        <span>{text}</span>
        {isLate && (
          <span className={styles.late}>
            <Trans>Late: it was due at {time}.</Trans>
          </span>
        )}
      </p>
      <div className={banner.actions}>
        {join !== null && (
          <ButtonLink variant="primary" href={join} title={new URL(join).host}>
            <Trans comment="A link (verb) that leads into the online meeting of an event.">Join</Trans>
          </ButtonLink>
        )}
        <Button size="small" onClick={onOpen}>
          <Trans>Open</Trans>
        </Button>
        <Button size="small" onClick={onSnooze}>
          <Trans>Snooze 5 min</Trans>
        </Button>
        <IconButton size="small" label={t`Dismiss`} icon={X} onClick={onDismiss} />
      </div>
    </section>
  )
}
