import type { ReportQuery } from '#contract/calendar.ts'
import { unchanged } from '../http/unchanged.ts'
import { wholeAnswer } from '../http/wholeAnswer.ts'
import type { Ports } from '../ports.ts'
import { keptAnswers, type KeptAnswer } from './keptAnswers.ts'
import { stateOf, tagOf } from './listTag.ts'
import { json } from './negotiation.ts'
import { reportRange, type Scope } from './reportRange.ts'

/** Bytes of reports kept in memory: what people look at again and again is read from the store once. */
const mostKept = 32 * 1024 * 1024

export type AnswerRange = (
  request: Request,
  scope: Scope,
  match: NonNullable<ReportQuery['match']>,
  expand: boolean,
) => Promise<Response>

/** Answers REPORTs of ranges (CAL-7): not at all to who has the answer, from memory where nothing has changed since, else anew. */
export function rangeAnswers(ports: Pick<Ports, 'store' | 'log' | 'digest'>): AnswerRange {
  const kept = keptAnswers(mostKept)
  return async (request, scope, match, expand) => {
    const state = stateOf(ports.store.generation, scope.calendars, scope.calendarId, match, expand)
    const known = kept.find(state)
    const etag = known?.etag ?? (await tagOf(state, ports.digest))
    const nothing = unchanged(request, etag)
    if (nothing !== null) return nothing
    if (known !== undefined) return whole(known)
    const told = await reportRange(ports, scope, match, expand, () => request.signal)
    if (typeof told !== 'string') return json(told, 200, { etag })
    const answer = { etag, bytes: new TextEncoder().encode(told) }
    kept.keep(state, answer)
    return whole(answer)
  }
}

const whole = ({ etag, bytes }: KeptAnswer) =>
  wholeAnswer(bytes, { 'content-type': 'application/json', etag })
