import type { JCalComponent } from '#contract/jcal.ts'
import { parameterOf, propertiesOf } from '../../jcal/properties.ts'
import { addressOf } from './readGuestList.ts'

/** The addresses of those who could not be told of an event, as its service says (RFC 6638 3.2.9: 3.x and 5.x). */
export const unreachedGuests = (vevent: JCalComponent): ReadonlySet<string> =>
  new Set(
    propertiesOf(vevent, 'attendee')
      .filter((each) => /^[35]\./.test(parameterOf(each, 'schedule-status') ?? ''))
      .map(addressOf),
  )
