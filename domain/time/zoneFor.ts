import type { JCalComponent } from '#contract/jcal.ts'
import { vtimezoneZone } from './vtimezoneZone.ts'
import { zoneNamed, type Zone } from './Zone.ts'
import { ianaZone } from './zones.ts'

/**
 * The zone of a TZID in a calendar object.
 * A name that the world knows is that zone, whose rules are kept up to date; any other is read from the object's own VTIMEZONE
 * (Outlook's `Customized Time Zone`), which may also say its real name in `X-LIC-LOCATION`.
 *
 * @param findVtimezone the component with that TZID, where the object has one; asked only when the name is unknown
 * @returns null when the name is unknown and nothing defines it: such a time is read as floating (RFC 5545 3.3.5 leaves it open)
 */
export function zoneFor(tzid: string, findVtimezone: () => JCalComponent | undefined): Zone | null {
  // The seam for a VTIMEZONE that disagrees with its name: decide here which of the two speaks.
  const name = ianaZone(tzid)
  if (name !== null) return zoneNamed(name)
  const vtimezone = findVtimezone()
  return vtimezone === undefined ? null : vtimezoneZone(tzid, vtimezone)
}
