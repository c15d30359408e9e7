import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { stateIn } from '#domain/freebusy/suggestTimes.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { addMs, hourMs, type IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatHours } from '../../format/formatTime.ts'
import styles from './FindTime.module.css'

// lingui-set comment="Whether a guest is free at the time of an event (said of a person)."

type GuestStripsProps = {
  /** `busy` is null for somebody about whom nothing is known. */
  readonly people: readonly {
    readonly address: string
    readonly name: string
    readonly busy: readonly BusyPeriod[] | null
  }[]
  readonly isRead: boolean
  readonly time: Window
  readonly day: IsoDate
  readonly zone: Zone
}

/** The hours of the strips. */
const [firstHour, hours] = [7, 14]

/** The day of the event for each person: when they are busy, and whether they are then. */
export function GuestStrips({ people, isRead, time, day, zone }: GuestStripsProps) {
  const { t } = useLingui()
  const start = addMs(instantOf(`${day}T00:00:00`, zone), firstHour * hourMs)
  const shown = { start, end: addMs(start, hours * hourMs) }
  const stateOf = (busy: readonly BusyPeriod[] | null) => {
    if (busy === null) return isRead ? t`Not known` : ''
    const state = stateIn(busy, time)
    if (state === 'free') return t`Free`
    const then = busy.find((each) => each.start < time.end && each.end > time.start) ?? time
    const from = formatHours(then.start, then.end, zone)
    return state === 'unsure' ? t`Perhaps busy ${from}` : t`Busy ${from}`
  }
  return (
    <ul role="list" aria-label={t`Who is free`} className={styles.people}>
      {people.map(({ address, name, busy }) => (
        <li key={address} className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.strip} data-known={busy === null ? undefined : ''} aria-hidden>
            {busy?.map((each) => (
              <span
                key={each.start}
                className={styles.busy}
                data-unsure={each.isTentative ? '' : undefined}
                style={placeIn(each, shown)}
              />
            ))}
            <span className={styles.time} style={placeIn(time, shown)} />
          </span>
          <span className={styles.state}>{stateOf(busy)}</span>
        </li>
      ))}
    </ul>
  )
}

function placeIn(time: Window, shown: Window): CSSProperties {
  const share = (instant: number) =>
    Math.min(1, Math.max(0, (instant - shown.start) / (shown.end - shown.start)))
  const [from, to] = [share(time.start), share(time.end)]
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }
}
