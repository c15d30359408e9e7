import { shortHash } from '../answers/shortHash.ts'
import type { VisibleCalendars } from './visibleCalendars.ts'

/** What a listener knows: the list, and the state of each calendar, by hashes. */
export type KnownState = { readonly list: string; readonly calendars: ReadonlyMap<string, string> }

/** The id of an event is the state that its reader knows; beyond so many calendars there is none. */
const maxCalendars = 250
const form = '1'

export const stateOfCalendars = ({ list, calendars }: VisibleCalendars): KnownState => ({
  list,
  calendars: new Map(calendars.map(({ path, ctag }) => [shortHash(path), shortHash(ctag)])),
})

/** The state as the id of an event, which is a header once (`Last-Event-ID`); null if there are too many calendars. */
export function stateId({ list, calendars }: KnownState): string | null {
  if (calendars.size > maxCalendars) return null
  return [form, list, ...[...calendars].map(([path, ctag]) => `${path}.${ctag}`)].join('-')
}

/** The state in an id; null if it is none of ours. */
export function readStateId(id: string): KnownState | null {
  const [version, list, ...calendars] = id.split('-')
  if (version !== form || list === undefined || calendars.length > maxCalendars) return null
  const pairs = calendars.map((each) => each.split('.'))
  const known = pairs.flatMap(([path, ctag]) =>
    path === undefined || ctag === undefined ? [] : [[path, ctag] as const],
  )
  return known.length === pairs.length ? { list, calendars: new Map(known) } : null
}
