import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { stateIn } from '#domain/freebusy/suggestTimes.ts'
import { timesOff } from '#domain/freebusy/workingTime.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { cityOf } from '../../../../locales/cityOf.ts'
import { formatHours, formatTime } from '../../format/formatTime.ts'
import styles from './FindTime.module.css'
import type { GridPerson } from './GridPerson.ts'
import { HourRuler } from './HourRuler.tsx'
import { placeIn } from '../../freebusy/placeIn.ts'

// lingui-set comment="Whether a guest is free at the time of an event (said of a person). {clock} is a time such as 16:00, {city} the place that their time zone is named after."

type GuestRowProps = {
  readonly person: GridPerson
  readonly isRead: boolean
  readonly time: Window
  readonly shown: Window
  /** The one of the event. */
  readonly zone: Zone
}

/** One guest: whether they can come, and their day. */
export function GuestRow({ person: { name, known }, isRead, time, shown, zone }: GuestRowProps) {
  const { t } = useLingui()
  const working = known?.working ?? null
  const { start, end } = shown
  const off = useMemo(() => (working ? timesOff(working, { start, end }) : []), [working, start, end])
  const theirs = working && isElsewhere(working.zone, zone, time) ? working.zone : null
  const state = useStateSentence(known, isRead, time, zone)
  const [clock, city] = [formatTime(time.start, theirs ?? zone), cityOf((theirs ?? zone).name)]
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>{state}</span>
        {theirs && <span className={styles.state}>{t`${clock} in ${city}`}</span>}
      </span>
      <span className={styles.line}>
        {theirs && <HourRuler shown={shown} zone={theirs} />}
        <span className={styles.strip} data-known={known === null ? undefined : ''} aria-hidden>
          {off.map((each) => (
            <span key={each.start} className={styles.off} style={placeIn(each, shown)} />
          ))}
          {known?.busy.map((each) => (
            <span
              key={each.start}
              className={styles.busy}
              data-unsure={each.isTentative ? '' : undefined}
              style={placeIn(each, shown)}
            />
          ))}
          <span className={styles.time} style={placeIn(time, shown)} />
        </span>
      </span>
    </li>
  )
}

/** Whether clocks there show another time than here. */
const isElsewhere = (there: Zone, here: Zone, { start }: Window) =>
  there.offsetAt(start) !== here.offsetAt(start)

function useStateSentence(known: GridPerson['known'], isRead: boolean, time: Window, zone: Zone): string {
  const { t } = useLingui()
  if (known === null) return isRead ? t`Not known` : ''
  const { busy, working } = known
  const state = stateIn(busy, time)
  const isOff = working !== null && timesOff(working, time).length > 0
  if (state === 'free') return isOff ? t`Free, outside of working hours` : t`Free`
  const then = busy.find((each) => each.start < time.end && each.end > time.start) ?? time
  const from = formatHours(then.start, then.end, zone)
  return state === 'unsure' ? t`Perhaps busy ${from}` : t`Busy ${from}`
}
