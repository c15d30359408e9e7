import { t } from '@lingui/core/macro'
import { instantOf, isTwice, localOf } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { cityOf } from '../../../../locales/cityOf.ts'
import { formatDay } from '../../format/formatDate.ts'
import { shownTime } from './timeOptions.ts'

// lingui-set comment="Beside the field of a time, on a day when clocks change. {day} is such as “Sunday 28 March”, {city} such as “Paris”."

/**
 * What is to be known of a time that a clock skips or shows twice: `02:30 doesn’t exist on Sunday 28 March
 * in Paris: 03:30`; null of any other.
 */
export function clockNote(date: string, time: string, zoneName: string): string | null {
  const name = ianaZone(zoneName)
  const onDay = readDate(date)
  if (name === null || onDay === null || !/^\d{2}:\d{2}$/.test(time)) return null
  const zone = zoneNamed(name)
  const local = `${date}T${time}:00`
  const instant = instantOf(local, zone)
  const [typed, day, city] = [shownTime(time), formatDay(onDay), cityOf(name)]
  const moved = localOf(instant, zone)
  if (moved !== local) {
    const there = shownTime(moved.slice(11, 16))
    return t`${typed} doesn’t exist on ${day} in ${city}: ${there}.`
  }
  return isTwice(instant, zone)
    ? t`${typed} comes twice on ${day} in ${city}: the first of the two counts.`
    : null
}
