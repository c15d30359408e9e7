import type { Failure } from '#contract/failure.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { offers } from '../server/hostFeatures.ts'
import type { Range } from './rangeOf.ts'
import { reportPath, queryCalendars, reportRange, type RangeAnswer } from '../requests/rangeRequests.ts'

/** The calendars requested in one turn for the same range, and the one answer for all of them. */
type Batch = {
  readonly calendars: CalendarName[]
  readonly signals: AbortSignal[]
  readonly answers: Promise<ReadonlyMap<string, RangeAnswer>>
}

/** The service refuses a longer list (CAL-35). */
const maxCalendars = 200

const batches = new WeakMap<Api, Map<string, Batch>>()

/**
 * What lies in a range of a calendar. Calendars requested in one turn share a call if the server offers it
 * (CAL-35). A single calendar, or one that the answer leaves out, gets a REPORT of its own, which also says
 * why.
 */
export async function askRange(
  api: Api,
  calendar: CalendarName,
  range: Range,
  signal: AbortSignal,
): Promise<RangeAnswer> {
  const answers = offers(api, 'calendarsQuery') ? await together(api, calendar, range, signal) : none
  return answers.get(reportPath(calendar)) ?? reportRange(api, calendar, range, { signal })
}

const none: ReadonlyMap<string, RangeAnswer> = new Map()

function together(api: Api, calendar: CalendarName, range: Range, signal: AbortSignal): Batch['answers'] {
  const open = batches.get(api) ?? new Map<string, Batch>()
  batches.set(api, open)
  const known = open.get(range.month)
  const batch = known && known.calendars.length < maxCalendars ? known : newBatch(api, range, open)
  batch.calendars.push(calendar)
  batch.signals.push(signal)
  return batch.answers
}

function newBatch(api: Api, range: Range, open: Map<string, Batch>): Batch {
  const calendars: CalendarName[] = []
  const signals: AbortSignal[] = []
  const batch = { calendars, signals, answers: Promise.resolve().then(send) }
  open.set(range.month, batch)
  return batch

  async function send(): Promise<ReadonlyMap<string, RangeAnswer>> {
    if (open.get(range.month) === batch) open.delete(range.month)
    if (calendars.length < 2) return none
    try {
      return await queryCalendars(api, calendars, range, { signal: whenAllAborted(signals) })
    } catch (error) {
      if (unanswerable.has(failureBehind(error))) return none
      throw error
    }
  }
}

/** Aborting one calendar does not take the answer from the others. */
function whenAllAborted(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController()
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort(signals[0]?.reason)
  }
  for (const signal of signals) signal.addEventListener('abort', check, { once: true })
  check()
  return all.signal
}

/** Failures of a server, or of a proxy in front of it, that does not support such a request (CAL-6). */
export const unanswerable: ReadonlySet<Failure> = new Set([
  'not-found',
  'method-not-allowed',
  'not-implemented',
])
