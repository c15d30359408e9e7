import type { CalendarFeatures } from '#contract/calendar.ts'
import type { Api } from '../../../../api/createApi.ts'

type Feature = keyof CalendarFeatures

/** What the server behind `davUrl` says of itself (CAL-36), and what of it was looked at. */
type Claims = { readonly features: Partial<CalendarFeatures>; readonly isExactJCalProven: boolean }

const claims = new WeakMap<Api, Claims>()

/** What the list of calendars says that its server offers. */
export function rememberFeatures(api: Api, features: Partial<CalendarFeatures>): void {
  if (!claims.has(api)) claims.set(api, { features, isExactJCalProven: false })
}

/** Whether the server offers something: as `config.json` or the server itself says. Unknown means no. */
export function offers(api: Api, feature: Feature): boolean {
  const configured: Partial<CalendarFeatures> = api.config.features
  return configured[feature] === true || claims.get(api)?.features[feature] === true
}

/** Whether only the server's word says that jCal is kept as it is sent, and nobody has looked yet. */
export function isExactJCalUnproven(api: Api): boolean {
  return !api.config.features.exactJCal && claims.get(api)?.isExactJCalProven === false
}

/** What was found when somebody looked: the server's word counts no more. */
export function proveExactJCal(api: Api, isExact: boolean): void {
  const features = { ...claims.get(api)?.features, exactJCal: isExact }
  claims.set(api, { features, isExactJCalProven: true })
}
