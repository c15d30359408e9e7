import { addMs, hourMs } from '#domain/time/units.ts'
import { localOf } from '#domain/time/instantOf.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { cityOf } from '../../../../locales/cityOf.ts'
import styles from './FindTime.module.css'
import { placeIn } from '../../freebusy/placeIn.ts'

type HourRulerProps = { readonly shown: Window; readonly zone: Zone }

/** Every so many hours bear their number. */
const everyHours = 3

/** The hours of a zone above the strips: one's own, and of each guest who is elsewhere theirs. */
export function HourRuler({ shown, zone }: HourRulerProps) {
  const hours = Array.from(
    { length: Math.floor((shown.end - shown.start) / hourMs / everyHours) },
    (_, index) => addMs(shown.start, (index * everyHours + 1) * hourMs),
  )
  return (
    <div className={styles.ruler} aria-hidden data-strip-hours>
      {hours.map((hour) => (
        <span
          key={hour}
          className={styles.hour}
          style={placeIn({ start: hour, end: addMs(hour, hourMs) }, shown)}
        >
          {Number(localOf(hour, zone).slice(11, 13))}
        </span>
      ))}
      <span className={styles.place}>{cityOf(zone.name)}</span>
    </div>
  )
}
