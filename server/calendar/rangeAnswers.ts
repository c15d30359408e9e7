import type { ReportQuery } from '#contract/calendar.ts'
import { etagOf } from '../http/etagOf.ts'
import { unchanged } from '../http/unchanged.ts'
import { wholeAnswer } from '../http/wholeAnswer.ts'
import type { Ports } from '../ports.ts'
import { changedItems } from './changedItems.ts'
import { keptAnswers, type KeptAnswer } from './keptAnswers.ts'
import { stateOf, tagOf } from './listTag.ts'
import { json } from './negotiation.ts'
import { joinItems, rejoinItems, type JoinedItems } from './rangeItems.ts'
import { readRange, type Range } from './readRange.ts'
import { frameOf, reportRange, type Scope } from './reportRange.ts'

/** Bytes of reports kept in memory: what people look at again and again is read from the store once. */
const mostKept = 32 * 1024 * 1024

export type AnswerRange = (
  request: Request,
  scope: Scope,
  match: NonNullable<ReportQuery['match']>,
  expand: boolean,
) => Promise<Response>

/**
 * Answers REPORTs of ranges (CAL-7): not at all to who has the answer, from memory where nothing has changed since. What changed is put
 * into the answer that is kept, whose other items are not read again.
 */
export function rangeAnswers(ports: Pick<Ports, 'store' | 'log' | 'digest'>): AnswerRange {
  const { store, digest } = ports
  const kept = keptAnswers(mostKept)

  const made = async (
    request: Request,
    scope: Scope,
    range: Range,
    expand: boolean,
    known?: KeptAnswer,
  ): Promise<JoinedItems | ReadableStream<Uint8Array>> => {
    const changed =
      known === undefined ? null : await changedItems(store, known, scope.calendars, range, expand)
    if (changed !== null) return rejoinItems(frameOf(store, scope), changed)
    const told = await reportRange(ports, scope, range, expand, () => request.signal)
    return told instanceof ReadableStream ? told : joinItems(frameOf(store, scope), told)
  }

  return async (request, scope, match, expand) => {
    const { homeId, calendarId, calendars } = scope
    const etag = await tagOf(stateOf(store.generation, calendars, calendarId, match, expand), digest)
    const nothing = unchanged(request, etag)
    if (nothing !== null) return nothing
    const question = await etagOf(JSON.stringify([homeId, calendarId, match, expand]), digest)
    const known = kept.find(question)
    if (known?.etag === etag) return whole(known)
    const told = await made(request, scope, readRange(match), expand, known)
    if (told instanceof ReadableStream) return json(told, 200, { etag })
    const answer = { ...told, etag, calendars }
    kept.keep(question, answer)
    return whole(answer)
  }
}

const whole = ({ etag, bytes }: Pick<KeptAnswer, 'etag' | 'bytes'>) =>
  wholeAnswer(bytes, { 'content-type': 'application/json', etag })
