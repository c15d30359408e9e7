import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { CSSProperties } from 'react'
import { moonPhaseOn, type MoonPhase } from '#domain/almanac/moonPhaseOn.ts'
import { placeOfZone } from '#domain/almanac/placeOfZone.ts'
import { daylightOn, sunOn, type EarthPlace } from '#domain/almanac/sunOn.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatTime } from '../../../format/formatTime.ts'
import type { Daylight } from './Daylight.ts'
import styles from './daylight.module.css'
import { nightsBetween, type Night } from './nightsBetween.ts'

// lingui-set comment="At the head of a day in a week: a phase of the moon, and when the sun rises and sets."

const phaseNames = {
  new: msg`New moon`,
  firstQuarter: msg`First quarter of the moon`,
  full: msg`Full moon`,
  lastQuarter: msg`Last quarter of the moon`,
}

/** The daylight of the place of a zone, on a grid in the same zone or another; without a place there is only the moon. */
export function daylightOf(home: string, zone: Zone): Daylight {
  const place = placeOfZone(home)
  return {
    nights: (date, axis, { from, to }) => {
      if (!place) return null
      const work = from === null || to === null ? null : { start: from * 60, end: to * 60 }
      return nightsBetween(daylightOn(date, zone, place), date, axis, work).map(night)
    },
    moon: (date) => {
      const phase = moonPhaseOn(date, zone)
      const isSouth = place !== null && place.latitude < 0
      return phase && { glyph: moon(phase, isSouth), name: i18n._(phaseNames[phase]) }
    },
    sun: (date) => (place ? sunWords(date, zone, place) : undefined),
  }
}

function sunWords(date: IsoDate, zone: Zone, place: EarthPlace): string {
  const sun = sunOn(date, zone, place)
  if (sun.kind === 'up') return t`The sun doesn’t set`
  if (sun.kind === 'down') return t`The sun doesn’t rise`
  const [rise, set] = [formatTime(sun.rise, zone), formatTime(sun.set, zone)]
  return t`Sunrise ${rise}, sunset ${set}`
}

const night = ({ start, end, beginsAtSunset, endsAtSunrise }: Night) => (
  <div
    key={start}
    className={styles.night}
    style={placed(start, end)}
    data-dusk={beginsAtSunset ? '' : undefined}
    data-dawn={endsAtSunrise ? '' : undefined}
    aria-hidden
  />
)

/** The lit half is on the right while the moon grows, seen from the north. */
function moon(phase: MoonPhase, isSouth: boolean) {
  const isLitRight = (phase === 'firstQuarter') !== isSouth
  return (
    <svg className={styles.moon} viewBox="0 0 12 12" aria-hidden>
      <circle cx="6" cy="6" r="5" className={phase === 'full' ? styles.lit : styles.dark} />
      {phase !== 'full' && phase !== 'new' && (
        <path d={isLitRight ? 'M6 1a5 5 0 0 1 0 10z' : 'M6 1a5 5 0 0 0 0 10z'} className={styles.lit} />
      )}
      <circle cx="6" cy="6" r="5" className={styles.rim} />
    </svg>
  )
}

const placed = (start: number, end: number): CSSProperties & Record<`--${string}`, number> => ({
  '--start': start / 60,
  '--length': (end - start) / 60,
})
