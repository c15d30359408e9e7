import type { ReportQuery } from '#contract/calendar.ts'
import type { Window } from '#domain/time/Window.ts'
import { etagOf } from '../../http/headers/etagOf.ts'
import { unchanged } from '../../http/headers/unchanged.ts'
import { BytesResponse } from '../../http/body/BytesResponse.ts'
import type { Ports } from '../../ports.ts'
import { changedItems } from './changedItems.ts'
import { answerCache, type CachedAnswer } from './answerCache.ts'
import { stateOf, tagOf } from '../answers/listTag.ts'
import { json } from '../answers/negotiation.ts'
import { joinedText, joinItems, rejoinItems, type JoinedItems } from './rangeItems.ts'
import { readRange } from './readRange.ts'
import { frameOf, reportRange, type ReportScope } from './reportRange.ts'

/** The size of the cache in bytes, so that what people look at repeatedly is read from the store once. */
const maxCachedBytes = 32 * 1024 * 1024

type Asked = {
  readonly scope: ReportScope
  readonly match: NonNullable<ReportQuery['match']>
  readonly expand: boolean
  /** Of a client that may disconnect. */
  readonly signal: () => AbortSignal
}

export type RangeAnswers = {
  /** The answer to a REPORT of a range (CAL-7); 304 if the client has it. */
  readonly answer: (request: Request, asked: Omit<Asked, 'signal'>) => Promise<Response>
  /** The items of such an answer as JSON text, separated by commas; null if there are too many to cache. */
  readonly itemsText: (asked: Asked) => Promise<string | null>
}

/**
 * The events in ranges of calendars, from the cache if nothing has changed. After a change only the changed
 * items are read again.
 */
export function rangeAnswers(ports: Pick<Ports, 'store' | 'log' | 'digest'>): RangeAnswers {
  const { store, digest } = ports
  const cache = answerCache(maxCachedBytes)

  const made = async (
    { scope, expand, signal }: Asked,
    range: Window,
    known?: CachedAnswer,
  ): Promise<JoinedItems | ReadableStream<Uint8Array>> => {
    const changed =
      known === undefined ? null : await changedItems(store, known, scope.calendars, range, expand)
    if (changed !== null) return rejoinItems(frameOf(store, scope), changed)
    const report = await reportRange(ports, scope, range, expand, signal)
    return report instanceof ReadableStream ? report : joinItems(frameOf(store, scope), report)
  }

  const tag = ({ scope: { calendars, calendarId }, match, expand }: Omit<Asked, 'signal'>) =>
    tagOf(stateOf(store.generation, calendars, calendarId, match, expand), digest)

  const answerTo = async (asked: Asked, etag: string): Promise<CachedAnswer | ReadableStream<Uint8Array>> => {
    const { scope, match, expand } = asked
    const question = await etagOf(JSON.stringify([scope.homeId, scope.calendarId, match, expand]), digest)
    const known = cache.find(question)
    if (known?.etag === etag) return known
    const report = await made(asked, readRange(match), known)
    if (report instanceof ReadableStream) return report
    const answer = { ...report, etag, calendars: scope.calendars }
    cache.keep(question, answer)
    return answer
  }

  return {
    answer: async (request, asked) => {
      const etag = await tag(asked)
      const nothing = unchanged(request, etag)
      if (nothing !== null) return nothing
      const answer = await answerTo({ ...asked, signal: () => request.signal }, etag)
      return answer instanceof ReadableStream ? json(answer, 200, { etag }) : whole(answer)
    },

    itemsText: async (asked) => {
      const answer = await answerTo(asked, await tag(asked))
      if (!(answer instanceof ReadableStream)) return joinedText(answer)
      await answer.cancel()
      return null
    },
  }
}

const whole = ({ etag, bytes }: Pick<CachedAnswer, 'etag' | 'bytes'>) =>
  new BytesResponse(bytes, { 'content-type': 'application/json', etag })
