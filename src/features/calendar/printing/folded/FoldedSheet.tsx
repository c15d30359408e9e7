import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { isoWeekNumber } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatDate, formatMonth } from '../../format/formatDate.ts'
import { formatSecondaryDate } from '../../format/formatSecondaryDate.ts'
import { eventsByDay } from '../../views/agenda/agendaModel.ts'
import type { EventOnDay } from '../../views/agenda/AgendaMonth.ts'
import { timeOn } from '../../views/agenda/timeOn.ts'
import { HiddenSheets } from '../../views/print/HiddenSheets.tsx'
import { Legend } from '../../views/print/Legend.tsx'
import { Paper } from '../../views/print/Paper.tsx'
import { printedEvent } from '../../views/print/printedEvent.tsx'
import sheetStyles from '../../views/print/Sheet.module.css'
import type { SheetProps } from '../../views/PrintLayout.ts'
import styles from './FoldedSheet.module.css'
import { panelsOf } from './panelsOf.ts'
import { splitAfter } from './splitAfter.ts'

// lingui-set comment="A sheet of paper that is folded to a booklet of eight small pages."

/** A week as a booklet: its cover and its days, each a small page, as they stand on a sheet that is folded and cut. */
export function FoldedSheet(sheet: SheetProps) {
  const { t } = useLingui()
  const { label, days, events, context, unread, look, number, count } = sheet
  const onDays = eventsByDay(events, days, context.zone).map((onDay) => splitAfter(onDay, maxLines))
  const drawn = days.map((date, day) => ({
    date,
    hiddenEvents: (onDays[day] ?? nothing).hidden.map(({ event }) => event),
  }))
  return (
    <>
      <Paper label={count > 1 ? t`${label}, page ${number} of ${count}` : label} look={look}>
        <div className={styles.panels}>
          {panelsOf(days).map(({ page, date, row, column }) => (
            <div
              key={page}
              className={styles.panel}
              style={{ gridRow: row, gridColumn: column }}
              data-row={row}
            >
              {date === null ? (
                <Cover {...sheet} />
              ) : (
                <Day
                  {...{ date, context }}
                  {...(onDays[days.indexOf(date)] ?? nothing)}
                  isUnread={unread.has(date)}
                />
              )}
            </div>
          ))}
          <span className={styles.folds} />
          <span className={styles.cut} />
        </div>
      </Paper>
      <HiddenSheets {...sheet} drawn={drawn} />
    </>
  )
}

function Cover({ date, days, events, context, unread }: SheetProps) {
  const week = isoWeekNumber(days[3] ?? date)
  const [first, last] = [formatDate(date), formatDate(days.at(-1) ?? date)]
  return (
    <>
      <header className={styles.cover}>
        <p>{formatMonth(days[3] ?? date)}</p>
        <h2 className={styles.week}>
          <Trans>Week {week}</Trans>
        </h2>
        <p>
          <Trans>
            {first} – {last}
          </Trans>
        </p>
        {unread.size > 0 && (
          <p className={styles.missing}>
            <Trans>Some events are missing: they weren’t loaded.</Trans>
          </p>
        )}
      </header>
      <Notes lines={5} />
      <div className={styles.legend}>
        <Legend {...{ events, days, context }} />
      </div>
    </>
  )
}

type DayProps = Pick<SheetProps, 'context'> & {
  readonly date: IsoDate
  readonly shown: readonly EventOnDay[]
  readonly hidden: readonly EventOnDay[]
  readonly isUnread: boolean
}

/** So many events have space on a small page, “+n more” included, with a line for the title of each. */
const maxLines = 11

/** So many have space where titles have two lines. */
const maxTall = 7

const nothing = { shown: [], hidden: [] } as const

function Day({ date, context, shown, hidden: rest, isUnread }: DayProps) {
  const { t } = useLingui()
  const { day, weekday, month } = dateParts(date, i18n.locale)
  const hidden = rest.length
  const lines = shown.length + Math.min(hidden, 1) > maxTall ? 1 : 2
  return (
    <>
      <header className={styles.head}>
        <h3 className={styles.numeral}>{day}</h3>
        <p>
          {weekday}
          <br />
          <span className={styles.quiet}>{formatSecondaryDate(date)?.full ?? month}</span>
        </p>
      </header>
      <div className={`${styles.events} ${isUnread ? sheetStyles.unread : ''}`}>
        {shown.map((each) => (
          <div key={each.event.key} className={styles.event}>
            <span className={styles.time}>{timeOn(each, context.zone)}</span>
            {printedEvent(
              { event: each.event, look: 'block', time: '', place: each.event.location, lines },
              context,
            )}
          </div>
        ))}
        {hidden > 0 && <p>{t`+${hidden} more`}</p>}
      </div>
      <Notes lines={10} />
    </>
  )
}

/** Lines to write on: beside the events of a day, and below the cover. */
function Notes({ lines }: { readonly lines: number }) {
  return (
    <div className={styles.notes}>
      <span className={styles.quiet}>
        <Trans>Notes</Trans>
      </span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.rule} />
      ))}
    </div>
  )
}
