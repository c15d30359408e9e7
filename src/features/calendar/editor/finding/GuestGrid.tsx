import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MouseEvent } from 'react'
import { addDays } from '#domain/time/dates.ts'
import { localOf } from '#domain/time/instantOf.ts'
import { addMs, hourMs, minuteMs, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { clockAt } from '#domain/freebusy/workingTime.ts'
import { formatDay } from '../../format/formatDate.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import styles from './FindTime.module.css'
import type { GridPerson } from './GridPerson.ts'
import { GuestRow } from './GuestRow.tsx'
import { HourRuler } from './HourRuler.tsx'

// lingui-set comment="The day of an event for each of its guests: when they are busy."

type GuestGridProps = {
  readonly people: readonly GridPerson[]
  readonly isRead: boolean
  readonly time: Window
  readonly day: IsoDate
  readonly zone: Zone
  /** Another start for the event. */
  readonly onStart: (start: EpochMs) => void
}

/** The first hour of the grid, and how many; more where the event is earlier or later. */
const [firstHour, hourCount] = [7, 14]
const stepMs = 30 * minuteMs

/** Guests x hours on the day of the event. A press on a free place moves the event there, as its fields do. */
export function GuestGrid({ people, isRead, time, day, zone, onStart }: GuestGridProps) {
  const { t } = useLingui()
  const shown = shownHours(time, day, zone)
  const moveBy = (days: number) => {
    // At the same time of day, also where clocks change.
    onStart(clockAt(addDays(day, days), localOf(time.start, zone).slice(11, 16), zone))
  }

  function onPress({ clientX, currentTarget }: MouseEvent<HTMLElement>) {
    const strip = currentTarget.querySelector('[data-strip-hours]')?.getBoundingClientRect()
    if (!strip || clientX < strip.left || clientX > strip.right) return
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    const share = (isMirrored ? strip.right - clientX : clientX - strip.left) / strip.width
    const at = shown.start + share * (shown.end - shown.start)
    onStart(addMs(shown.start, Math.floor((at - shown.start) / stepMs) * stepMs))
  }

  return (
    <section aria-label={t`Guests on this day`} className={styles.grid}>
      <div className={styles.head}>
        <IconButton label={t`Previous day`} icon={ChevronLeft} onClick={() => moveBy(-1)} />
        <strong>{formatDay(day)}</strong>
        <IconButton label={t`Next day`} icon={ChevronRight} onClick={() => moveBy(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the fields for the time do the same */}
      <div className={styles.rows} onClick={onPress}>
        <HourRuler shown={shown} zone={zone} />
        <ul role="list" aria-label={t`Who is free`} className={styles.people}>
          {people.map((person) => (
            <GuestRow key={person.address} {...{ person, isRead, time, shown, zone }} />
          ))}
        </ul>
      </div>
      {people.some(({ known }) => known?.working) && (
        <p className={styles.note}>
          <Trans>Hatched: outside of working hours, where they are known.</Trans>
        </p>
      )}
    </section>
  )
}

/** From seven to nine in the evening, or as the event needs it. */
function shownHours({ start, end }: Window, day: IsoDate, zone: Zone): Window {
  const first = clockAt(day, `0${firstHour}:00`, zone)
  const from = start < first ? Math.floor((start - first) / hourMs) * hourMs : 0
  const last = addMs(first, hourCount * hourMs)
  const until = end > last ? Math.min(Math.ceil((end - last) / hourMs), 24) * hourMs : 0
  return { start: addMs(first, from), end: addMs(last, until) }
}
