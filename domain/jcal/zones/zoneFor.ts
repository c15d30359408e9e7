import type { JCalComponent } from '#contract/jcal.ts'
import { contradicts } from './contradicts.ts'
import { vtimezoneZone } from './vtimezoneZone.ts'
import { zoneNamed, type Zone } from '../../time/Zone.ts'
import { ianaZone } from '../../time/zones.ts'

/**
 * The zone of a TZID in a calendar object. A well-known name means that zone, whose rules are kept up to
 * date, unless the object's own VTIMEZONE contradicts it in the years of the object's times: then the object
 * means what it defines (RFC 5545 3.6.5; Outlook without summer time). Any other name is read from the
 * VTIMEZONE (Outlook's `Customized Time Zone`), which may also name the real zone in `X-LIC-LOCATION`.
 *
 * @param findVtimezone the component with that TZID, if the object has one
 * @param years of the object's times in that zone; called only if name and definition could differ
 * @returns null if the name is unknown and nothing defines it: such a time is read as floating (RFC 5545
 *   3.3.5 leaves it open)
 */
export function zoneFor(
  tzid: string,
  findVtimezone: () => JCalComponent | undefined,
  years: () => readonly number[] = () => [],
): Zone | null {
  const name = ianaZone(tzid)
  const vtimezone = findVtimezone()
  if (name !== null) {
    const named = zoneNamed(name)
    if (vtimezone === undefined) return named
    const isOther = years().some((year) => contradicts(vtimezone, named, year))
    const own = isOther ? vtimezoneZone(tzid, vtimezone) : null
    // With a name that differs from the well-known one, so that the two are not confused.
    return own === null ? named : own.isOwn ? { ...own, name: `${tzid} (its own rules)` } : own
  }
  return vtimezone === undefined ? null : vtimezoneZone(tzid, vtimezone)
}
