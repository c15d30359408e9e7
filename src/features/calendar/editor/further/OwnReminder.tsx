import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Reminder } from '#domain/event/further/Reminder.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import type { EventForm, TypedReminder } from '../form/eventForm.ts'
import { typedDate, typedTime } from '../form/typedWhen.ts'
import { useTakenOnSave } from '../form/useTakenOnSave.ts'
import { OwnReminderFields } from './OwnReminderFields.tsx'
import { reminderOf } from './reminderOf.ts'
import styles from './further.module.css'

type OwnReminderProps = Pick<EventFieldsProps, 'calendars' | 'today' | 'zone'> & {
  readonly form: EventForm
  /** Whether somebody has just opened it here. */
  readonly isOpened: boolean
  readonly onAdd: (reminder: Reminder) => void
  /** What is typed so far; null for nothing. */
  readonly onTyped: (typed: TypedReminder | null) => void
  readonly children: ReactNode
}

/** A reminder at any time: so long before or after, or at a time of its own. Enter adds it. */
export function OwnReminder({ form, isOpened, onAdd, onTyped, children, ...near }: OwnReminderProps) {
  const { t } = useLingui()
  const { today } = near
  const [isTried, setIsTried] = useState(false)
  const [proposed] = useState(() => proposedReminder(form))
  const typed = form.typedReminder ?? proposed
  const isSame = (one: TypedReminder) => JSON.stringify(one) === JSON.stringify(proposed)
  const type = (next: TypedReminder) => onTyped(isSame(next) ? null : next)
  const read = withWhenRead(typed, form.startDate, today)
  const reminder = reminderOf(read, ianaZone(form.zone) ?? 'UTC')
  const error =
    isTried && reminder === null ? t`Enter a number, such as 10, or a date and a time.` : undefined

  function add(): boolean {
    if (reminder === null) setIsTried(true)
    else onAdd(reminder)
    return reminder !== null
  }

  // One that was only opened is none.
  useTakenOnSave(() => isSame(typed) || add())

  /** Enter saves the event elsewhere in its form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // In an open list of times it chose one of them.
    if (event.defaultPrevented) return
    event.preventDefault()
    add()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its fields have the focus
    <div className={styles.group} onKeyDown={onKeyDown}>
      <OwnReminderFields
        {...{ ...near, typed, error }}
        near={parseDate(form.startDate) ?? today}
        isAllDay={form.isAllDay}
        hasFocus={isOpened}
        onChange={(next) => type({ ...typed, ...next })}
        onLeft={() => type(read)}
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

/** The fields with their date and time as people type them. */
function withWhenRead(typed: TypedReminder, startDate: string, today: IsoDate): TypedReminder {
  const near = parseDate(startDate) ?? today
  const date = typedDate(typed.date, { near, shown: near, pick: 'nearest', today })
  return { ...typed, date, time: typedTime(typed.time) }
}
