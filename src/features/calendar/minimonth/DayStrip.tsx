import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { addDays, daysFrom, startOfWeek } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { dateParts } from '../format/dateParts.ts'
import { formatDay } from '../format/formatDate.ts'
import type { SavedMatches } from '../grid/model/SavedMatches.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { rangesOver } from '../queries/ranges/rangesOver.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import { busyDays } from './busyDays.ts'
import styles from './DayStrip.module.css'

type DayStripProps = {
  /** The day that is shown. */
  readonly date: IsoDate
  readonly today: IsoDate
  readonly zone: Zone
  /** Those whose events get a dot. */
  readonly calendars: readonly Calendar[]
  /** The saved searches that are on: what these isolate has a dot alone. */
  readonly matches: SavedMatches | undefined
  /** The grid is read: what is read for the dots alone waits for it. */
  readonly isSettled: boolean
  readonly show: (to: { readonly date: IsoDate }) => void
}

const none: readonly never[] = []

/** The days of the week around one that is shown alone, on a phone: each a button, with a dot if something is on it. */
export const DayStrip = memo(function DayStrip(props: DayStripProps) {
  return <Strip {...useDeferredValue(props)} />
})

const Strip = memo(function Strip(props: DayStripProps) {
  const { date, today, zone, calendars, matches, isSettled, show } = props
  const { t } = useLingui()
  const { firstDay } = useViewOptions()
  const start = startOfWeek(date, firstDay)
  const days = useMemo(() => daysFrom(start, 7), [start])
  const [mayRead, setMayRead] = useState(false)
  if (isSettled && !mayRead) setMayRead(true)
  const ranges = useMemo(() => rangesOver(days), [days])
  const { events } = useEvents(mayRead ? calendars : none, ranges, zone.name)
  const busy = useMemo(
    () => busyDays(matches?.shown(events) ?? events, { start, end: addDays(start, 7) }, zone),
    [events, matches, start, zone],
  )
  return (
    <div role="group" aria-label={t`Days of the week`} className={styles.strip}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-label={formatDay(day)}
          aria-current={day === today ? 'date' : undefined}
          aria-pressed={day === date}
          // Drawn and not written: as text it would belong to the button's name.
          data-weekday={dateParts(day, i18n.locale).weekdayNarrow}
          data-busy={busy.has(day) ? '' : undefined}
          onClick={() => show({ date: day })}
        >
          <span className={styles.numeral}>{dateParts(day, i18n.locale).day}</span>
        </button>
      ))}
    </div>
  )
})
