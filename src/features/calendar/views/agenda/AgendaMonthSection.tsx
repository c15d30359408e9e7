import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { toIsoDate, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatCell } from '../../format/formatCell.ts'
import { formatDay } from '../../format/formatDate.ts'
import { formatHeading } from '../../format/formatHeading.ts'
import type { ChipContext, ChipStyle } from '../../grid/view/ChipContext.ts'
import { HeadingText } from '../HeadingText.tsx'
import type { AgendaDay, AgendaMonth, FreeDays } from './AgendaMonth.ts'
import { agendaLine } from './agendaLine.tsx'
import styles from './AgendaView.module.css'
import { isComing } from './isComing.ts'
import type { LineSpan, LinesNear } from './linesNear.ts'

// lingui-set comment="The agenda: a list of days with their events."

type Shared = {
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  /** Whether its days were read: a day without events is free, not unread. */
  readonly isRead: boolean
}

/** One month of an agenda. */
export const AgendaMonthSection = memo(function AgendaMonthSection(
  props: Shared & {
    readonly month: AgendaMonth
    /** The lines that are drawn of each day; null if all are. */
    readonly near: LinesNear | null
  },
) {
  const {
    month: { month, entries },
    near,
    ...shared
  } = props
  const date = toIsoDate(`${month}-01`)
  return (
    <div className={styles.month}>
      <h2 className={styles.heading}>
        <HeadingText heading={formatHeading(date, date)} yearClassName={styles.year} />
      </h2>
      {entries.map((entry) =>
        entry.kind === 'day' ? (
          // One that has events is not free, whatever is still to be read.
          <Day
            key={entry.date}
            day={entry}
            {...shared}
            {...near?.get(entry.date)}
            isRead={shared.isRead || entry.events.length > 0}
          />
        ) : (
          <Free key={entry.first} free={entry} isRead={shared.isRead} />
        ),
      )}
    </div>
  )
})

type DayProps = Shared & Partial<LineSpan> & { readonly day: AgendaDay }

/** One day. Of a month of thousands of events only those that change are drawn again. */
const Day = memo(function Day({ day, from = 0, to = Infinity, context, now, today, isRead }: DayProps) {
  const { t } = useLingui()
  const { date, events } = day
  const isToday = date === today
  const name = formatCell({ date, count: events.length }, !isRead && events.length === 0)
  // The first event still to come: the line of the current time is above it.
  const next = isToday ? events.findIndex(({ event }) => isComing(event, now)) : -1
  return (
    <section
      tabIndex={-1}
      className={styles.day}
      aria-label={isToday ? t`Today, ${name}` : name}
      aria-current={isToday ? 'date' : undefined}
      data-cell={date}
      data-first={date}
      data-last={date}
      data-lines={events.length}
    >
      <DateButton date={date} />
      <ul role="list" className={styles.lines}>
        {undrawn(from)}
        {events
          .slice(from, to)
          .map((each, index) => agendaLine(each, { context, now, isNext: from + index === next }))}
        {undrawn(events.length - to)}
        {events.length === 0 && isRead && (
          <li className={styles.nothing}>
            <Trans>Nothing planned</Trans>
          </li>
        )}
        {isToday && next < 0 && <li className={styles.now} aria-hidden />}
      </ul>
    </section>
  )
})

/** The space of lines that are not near. */
function undrawn(count: number) {
  const style: ChipStyle = { '--count': count }
  return count > 0 && <li className={styles.undrawn} style={style} aria-hidden />
}

function DateButton({ date }: { readonly date: IsoDate }) {
  const { day, weekdayShort } = dateParts(date, i18n.locale)
  return (
    <div className={styles.date}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.whole}
        aria-label={formatDay(date)}
        data-stop=""
        data-day={date}
      />
      <span className={styles.numeral} aria-hidden>
        {day}
      </span>
      <span className={styles.weekday} aria-hidden>
        {weekdayShort}
      </span>
    </div>
  )
}

/** A run of days without events, on one line. */
function Free({ free: { first, last }, isRead }: { readonly free: FreeDays; readonly isRead: boolean }) {
  const { t } = useLingui()
  const [from, to] = [dateParts(first, i18n.locale), dateParts(last, i18n.locale)]
  const [start, end] = [formatDay(first), formatDay(last)]
  const isOne = first === last
  return (
    <div className={styles.free} data-first={first} data-last={last}>
      <div className={styles.date}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.whole}
          aria-label={isOne ? t`${start}, no events` : t`${start} to ${end}, no events`}
          data-stop=""
          data-day={first}
        />
        <span className={styles.freeNumerals} aria-hidden>
          {isOne ? from.day : t`${from.day} – ${to.day}`}
        </span>
      </div>
      <span className={styles.nothing} aria-hidden>
        {isRead && <Trans>Nothing planned</Trans>}
      </span>
    </div>
  )
}
