import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import type { PrintPlace } from '../../../navigation/print/printPlace.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { LabelledRadios } from '../../../ui/fields/LabelledRadios.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { SheetLook } from '../views/PrintLayout.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import { DayField } from './DayField.tsx'
import { foldedWeek } from './folded/foldedWeek.ts'
import type { PrintedView } from './PrintedView.ts'
import { printedPeriod } from './printedPeriod.ts'
import styles from './PrintForm.module.css'

// lingui-set comment="What is printed, and how: a form beside the sheets."

type PrintFormProps = {
  readonly place: PrintPlace
  readonly layout: WeekLayout
  readonly look: SheetLook
  readonly view: PrintedView
  readonly offered: readonly PrintedView[]
  readonly calendars: readonly Calendar[]
  readonly printed: readonly Calendar[]
  /** It prints as soon as everything was read. */
  readonly isWaiting: boolean
  readonly onChange: (place: PrintPlace) => void
  readonly onPrint: () => void
  readonly onClose: () => void
}

/** What is on the sheets, and how. Each choice holds at once, and is in the address. */
export function PrintForm(props: PrintFormProps) {
  const { place, layout, look, view, offered, calendars, printed, isWaiting, onChange, onPrint, onClose } =
    props
  const { t } = useLingui()
  const choose = (change: Partial<PrintPlace>) => onChange({ ...place, ...change })
  const { print } = view

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
  }

  return (
    <form className={styles.form} aria-label={t`Print`} onSubmit={onSubmit}>
      <h1 className={styles.title}>
        <Trans>Print</Trans>
      </h1>
      <SelectField
        label={t`Layout`}
        value={view.name}
        options={offered.map(({ name, title }) => ({ value: name, label: t(title) }))}
        hint={
          view.name === foldedWeek.name
            ? t`Fold the sheet along the grey lines, open it, and cut along the dashed line. Fold it lengthwise, push both ends together, and fold the cover to the front.`
            : undefined
        }
        onChange={(name) => choose({ layout: name, orientation: null })}
      />
      <DayFields {...{ place, layout, view, choose }} />
      {calendars.length > 0 && <CalendarFields {...{ calendars, printed, choose }} />}
      {print.hasDescriptions && (
        <Checkbox
          label={t`Descriptions`}
          isChecked={look.hasDescriptions}
          onChange={(hasDescriptions) => choose({ hasDescriptions })}
        />
      )}
      <PaperFields {...{ look, choose }} isFixed={print.isFixed === true} />
      <div className={styles.actions}>
        <Button variant="primary" isBusy={isWaiting} onClick={onPrint}>
          <Trans>Print</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isWaiting && t`Printing starts when all events are loaded.`}
      </p>
    </form>
  )
}

type Choose = (change: Partial<PrintPlace>) => void

type DayFieldsProps = Pick<PrintFormProps, 'place' | 'layout' | 'view'> & { readonly choose: Choose }

/** A day beyond the other takes that along, as far as one sheet reaches. */
function DayFields({ place: { first, last }, layout, view, choose }: DayFieldsProps) {
  const { t } = useLingui()
  const onFirst = (day: IsoDate) =>
    choose({ first: day, last: day > last ? printedPeriod(view, day, layout).last : last })
  const onLast = (day: IsoDate) =>
    choose({ first: day < first ? printedPeriod(view, day, layout).first : first, last: day })
  return (
    <div className={styles.days}>
      <DayField label={t`First day`} day={first} onDay={onFirst} />
      <DayField label={t`Last day`} day={last} onDay={onLast} />
    </div>
  )
}

type CalendarFieldsProps = Pick<PrintFormProps, 'calendars' | 'printed'> & { readonly choose: Choose }

function CalendarFields({ calendars, printed, choose }: CalendarFieldsProps) {
  const { t } = useLingui()

  function onCalendar(id: string, isPrinted: boolean): void {
    const chosen = calendars.filter((each) => (each.id === id ? isPrinted : printed.includes(each)))
    choose({ calendars: chosen.length === calendars.length ? null : chosen.map((each) => each.id) })
  }

  return (
    <div role="group" aria-label={t`Calendars`} className={styles.calendars}>
      <span className={styles.label} aria-hidden>
        <Trans>Calendars</Trans>
      </span>
      {calendars.map((calendar) => (
        <Checkbox
          key={calendar.id}
          label={calendar.name}
          colour={calendar.colour}
          isChecked={printed.includes(calendar)}
          onChange={(isPrinted) => onCalendar(calendar.id, isPrinted)}
        />
      ))}
    </div>
  )
}

type PaperFieldsProps = {
  readonly look: SheetLook
  readonly isFixed: boolean
  readonly choose: Choose
}

function PaperFields({ look, isFixed, choose }: PaperFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <LabelledRadios
        label={t`Ink`}
        value={look.ink}
        options={[
          { value: 'colour', label: t`Colour` },
          { value: 'black', label: t`Black and white` },
        ]}
        onChange={(ink) => choose({ ink })}
      />
      <LabelledRadios
        label={t`Paper`}
        value={look.paper}
        options={[
          { value: 'a4', label: t`A4` },
          { value: 'letter', label: t({ message: 'Letter', comment: 'A size of paper, in America.' }) },
        ]}
        onChange={(paper) => choose({ paper })}
      />
      {!isFixed && (
        <LabelledRadios
          label={t`Orientation`}
          value={look.orientation}
          options={[
            { value: 'portrait', label: t({ message: 'Portrait', comment: 'Paper that stands upright.' }) },
            { value: 'landscape', label: t({ message: 'Landscape', comment: 'Paper that lies across.' }) },
          ]}
          onChange={(orientation) => choose({ orientation })}
        />
      )}
    </>
  )
}
