import type { CalendarFeatures } from '#contract/calendar.ts'
import type { Api } from '../../../../api/createApi.ts'

type Feature = keyof CalendarFeatures

/** What the server behind `davUrl` says that it offers (CAL-36), and whether that was verified. */
type Claims = { readonly features: Partial<CalendarFeatures>; readonly isExactJCalProven: boolean }

const claims = new WeakMap<Api, Claims>()

/** Remember what the list of calendars says that its server offers. */
export function rememberFeatures(api: Api, features: Partial<CalendarFeatures>): void {
  if (!claims.has(api)) claims.set(api, { features, isExactJCalProven: false })
}

/** Whether the server offers something, according to `config.json` or the server itself. Unknown means no. */
export function offers(api: Api, feature: Feature): boolean {
  const configured: Partial<CalendarFeatures> = api.config.features
  return configured[feature] === true || claims.get(api)?.features[feature] === true
}

/** Whether the server claims to store jCal unchanged, and that was not verified yet. */
export function isExactJCalUnproven(api: Api): boolean {
  return !api.config.features.exactJCal && claims.get(api)?.isExactJCalProven === false
}

/** The result of verifying it replaces what the server claims. */
export function proveExactJCal(api: Api, isExact: boolean): void {
  const features = { ...claims.get(api)?.features, exactJCal: isExact }
  claims.set(api, { features, isExactJCalProven: true })
}
