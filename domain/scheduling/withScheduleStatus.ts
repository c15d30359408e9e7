import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { withoutParameters } from '../jcal/properties.ts'
import { bareOf, organizerOf } from './people.ts'
import type { ScheduleStatus } from './scheduleStatus.ts'

/**
 * An object in which each attendee except the organizer has the status of their invitation (RFC 6638 7.3).
 *
 * @param statusOf null to leave it as it is
 */
export function withScheduleStatus(jcal: JCal, statusOf: (address: string) => ScheduleStatus | null): JCal {
  const organizer = organizerOf(jcal)
  const told = (property: JCalProperty): JCalProperty => {
    const [name, parameters, type, ...values] = property
    const address = name === 'attendee' ? bareOf(property) : ''
    const status = address === '' || address === organizer ? null : statusOf(address)
    if (status === null) return property
    const others = withoutParameters(parameters, 'schedule-status')
    return [name, { ...others, 'schedule-status': status }, type, ...values]
  }
  const inside = (component: JCalComponent): JCalComponent =>
    component[0] === 'vevent' ? [component[0], component[1].map(told), component[2] ?? []] : component
  return [jcal[0], jcal[1], jcal[2].map(inside)]
}
