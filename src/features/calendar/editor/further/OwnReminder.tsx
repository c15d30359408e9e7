import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Reminder } from '#domain/event/further/Reminder.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { parseWrittenDate } from '#domain/time/parseWrittenDate.ts'
import { dateWordsIn } from '../../../../locales/dateWords.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { EventForm } from '../form/eventForm.ts'
import { OwnReminderFields } from './OwnReminderFields.tsx'
import { reminderOf, type TypedReminder } from './reminderOf.ts'
import styles from './further.module.css'

type OwnReminderProps = {
  readonly form: EventForm
  readonly onAdd: (reminder: Reminder) => void
  readonly children: ReactNode
}

/** A reminder at any time: so long before or after, or at a time of its own. Enter adds it. */
export function OwnReminder({ form, onAdd, children }: OwnReminderProps) {
  const { t, i18n } = useLingui()
  const [isTried, setIsTried] = useState(false)
  const [typed, setTyped] = useState(() => proposedReminder(form))
  const zone = form.zone.trim() === '' ? 'UTC' : form.zone
  const reminder = reminderOf(withDateRead(typed, form.startDate, i18n.locale), zone)
  const error =
    isTried && reminder === null ? t`Enter a number, such as 10, or a date and a time.` : undefined

  function add() {
    if (reminder === null) setIsTried(true)
    else onAdd(reminder)
  }

  /** Enter saves the event elsewhere in its form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its fields have the focus
    <div className={styles.group} onKeyDown={onKeyDown}>
      <OwnReminderFields
        typed={typed}
        isAllDay={form.isAllDay}
        error={error}
        onChange={(next) => setTyped({ ...typed, ...next })}
      />
      <div className={styles.ways}>
        <Button size="small" onClick={add}>
          <Trans comment="A button (verb) that adds a reminder.">Add</Trans>
        </Button>
        {children}
      </div>
    </div>
  )
}

const proposedReminder = ({ isAllDay, startDate, startTime }: EventForm): TypedReminder => ({
  from: isAllDay ? 'days' : 'beforeStart',
  count: isAllDay ? '1' : '10',
  unit: 'minute',
  date: startDate,
  time: isAllDay ? '09:00' : startTime,
})

function withDateRead(typed: TypedReminder, startDate: string, locale: string): TypedReminder {
  const near = parseDate(startDate)
  if (near === null) return typed
  const date = parseWrittenDate(typed.date, dateWordsIn(locale), { date: near, pick: 'nearest' })
  return date === null ? typed : { ...typed, date }
}
