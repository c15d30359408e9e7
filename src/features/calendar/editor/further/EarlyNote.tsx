import { Trans } from '@lingui/react/macro'
import type { Reminder } from '#domain/event/further/Reminder.ts'
import { maxReminderLeadDays } from '#domain/reminders/maxReminderLeadDays.ts'
import { addMs, dayMs, minuteMs } from '#domain/time/units.ts'
import type { EventForm } from '../form/eventForm.ts'
import { endInstant, startInstant } from '../form/formInstants.ts'
import styles from './further.module.css'

const leadMs = maxReminderLeadDays * dayMs

type EarlyNoteProps = { readonly form: EventForm; readonly reminders: readonly Reminder[] }

/** Some reminders are so early that they do not come here. */
export function EarlyNote({ form, reminders }: EarlyNoteProps) {
  if (!reminders.some((each) => isTooEarly(each, form))) return null
  return (
    <p className={styles.quiet}>
      <Trans>
        Reminders more than 28 days before the event don’t come in Kalends, only in other programs.
      </Trans>
    </p>
  )
}

function isTooEarly(reminder: Reminder, form: EventForm): boolean {
  // A day begins with its first minute, whatever time is in its field.
  const timed = form.isAllDay ? { ...form, startTime: '00:00', endTime: '00:00' } : form
  const [start, end] = [startInstant(timed), endInstant(timed)]
  if (start === null || end === null) return false
  if (reminder.kind === 'absolute') return form.repeats === 'never' && start - reminder.at > leadMs
  return start - addMs(reminder.to === 'start' ? start : end, reminder.minutes * minuteMs) > leadMs
}
