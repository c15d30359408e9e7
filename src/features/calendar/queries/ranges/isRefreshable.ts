import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'
import type { RangeRead } from './readItems.ts'

/** From this many objects on, two small requests cost less than one large answer. */
const minItems = 100

/** A range that can be brought up to date: it holds many objects, and the server says what changed since. */
export type Refreshable = RangeRead & { readonly token: string }

export function isRefreshable(api: Api, before: RangeRead | undefined): before is Refreshable {
  // An object that could not be read may be the one that changed.
  if (before?.token === undefined || before.skipped > 0) return false
  return before.items.length >= minItems && needed.every((feature) => offers(api, feature))
}

const needed = ['incrementalSync', 'expandFalse', 'eventReport', 'eventPaths'] as const
