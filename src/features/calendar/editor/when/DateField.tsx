import { useLingui } from '@lingui/react/macro'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { fieldAttributes } from '../../../../ui/fields/fieldAttributes.ts'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import styles from './DateField.module.css'
import { formatFieldDate } from './formatFieldDate.ts'

// lingui-set comment="A button (verb) beside the field of a date: it opens a month to choose one of its days."

const MonthPopover = lazyDialog(async () => (await import('./MonthPopover.tsx')).MonthPopover)

export type DateFieldProps = {
  readonly label: string
  /** `2027-03-15`, or what was typed and is not read yet. */
  readonly value: string
  /** What the month opens at while nothing can be read. */
  readonly near: IsoDate
  readonly today: IsoDate
  readonly zone: string
  /** Those whose events the month has dots for. */
  readonly calendars: readonly Calendar[]
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onPick: (date: IsoDate) => void
  /** The field was left: what was typed is read now. */
  readonly onLeft: () => void
}

/** A day: typed in words or numbers, and read when the field is left, or chosen in a month. */
export function DateField(props: DateFieldProps) {
  const { label, value, near, today, zone, calendars, error, onChange, onPick, onLeft } = props
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const date = isTyping ? null : readDate(value)
  const shownError = isTyping ? undefined : error

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') setIsTyping(false)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <Field id={id} label={label} error={shownError}>
      <div className={styles.date}>
        <input
          {...fieldAttributes(id, { error: shownError })}
          ref={input}
          type="text"
          autoComplete="off"
          value={date === null ? value : formatFieldDate(date, today)}
          onChange={(event) => {
            setIsTyping(true)
            onChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setIsTyping(false)
            onLeft()
          }}
        />
        <span className={styles.open}>
          <IconButton
            label={t`Choose from a month`}
            icon={CalendarDays}
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={MonthPopover.preload}
            onFocus={MonthPopover.preload}
            onClick={() => setIsOpen(true)}
          />
        </span>
      </div>
      {isOpen && (
        <MonthPopover
          label={label}
          anchor={input}
          date={readDate(value) ?? near}
          {...{ today, zone, calendars }}
          onPick={(picked) => {
            setIsOpen(false)
            onPick(picked)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Field>
  )
}
