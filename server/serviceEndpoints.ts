import { changesEndpoints } from '#contract/changes/changesEndpoints.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { unseenEndpoints } from '#contract/unseen/unseenEndpoints.ts'
import { endpoints, type PathParameters } from '#contract/endpoints.ts'
import { ownDataEndpoints } from '#contract/people/ownDataEndpoints.ts'
import { pushEndpoints } from '#contract/reminders/pushEndpoints.ts'
import { guestEndpoints } from '#contract/scheduling/guestEndpoints.ts'
import { itipEndpoints } from '#contract/scheduling/itipEndpoints.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'

/** What cannot be public: ACL is answered by 501 (CAL-22). */
const sharing = <Path extends string>({ path }: { readonly path: Path }) =>
  ({ method: 'ACL', base: 'dav', path }) as const

/** All calls of the service: those of the contract, and those that it only refuses. */
export const serviceEndpoints = {
  ...endpoints,
  ...administrationEndpoints,
  ...pushEndpoints,
  ...ownDataEndpoints,
  ...changesEndpoints,
  ...unseenEndpoints,
  ...shareEndpoints,
  ...itipEndpoints,
  ...guestEndpoints,
  shareHome: sharing(endpoints.calendars),
  shareEvent: sharing(endpoints.event),
  shareExport: sharing(endpoints.exportCalendar),
} as const

export type EndpointName = keyof typeof serviceEndpoints

/** The parameters in the path of an endpoint. */
export type ParametersOf<Name extends EndpointName> = PathParameters<(typeof serviceEndpoints)[Name]['path']>

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(serviceEndpoints, name)

/** In the order of the contract. */
export const endpointNames: readonly EndpointName[] = Object.keys(serviceEndpoints).filter(isEndpointName)
