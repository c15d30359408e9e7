import type { JCal } from '#contract/jcal.ts'
import { typedTimeIn, type TypedTime } from '#domain/scheduling/proposed/guestProposal.ts'
import type { DateInWords } from '../eventInWords.ts'
import type { GuestTimeForm } from './guestTimeForm.ts'

/** What a guest has typed in their page, and what became of it. */
export type TriedProposal = {
  readonly of: string | null
  readonly time: TypedTime
  readonly note: string
  /** null if that stands there already: the page says so. */
  readonly outcome: GuestTimeForm['outcome']
}

type Asked = {
  /** Of a series, those to come. */
  readonly dates: readonly DateInWords[]
  /** The date that the guest has chosen; null for none. */
  readonly chosen: string | null
  readonly tried: TriedProposal | null
}

/**
 * The form in which a guest proposes another time for an event, or for one date of a series.
 *
 * @returns null where no time can be proposed
 */
export function timeFormOf(invitation: JCal, { dates, chosen, tried }: Asked): GuestTimeForm | null {
  const outcome = tried?.outcome ?? null
  const typedFor = (of: string | null) => {
    const time = typedTimeIn(invitation, of)
    const own = tried?.of === of ? tried : null
    return time && { of, time: { ...time, ...own?.time }, note: own?.note ?? '' }
  }
  const movable = dates.filter(({ part }) => typedTimeIn(invitation, part) !== null)
  if (dates.length > 0) {
    const part = tried?.of ?? chosen
    const only = movable.length === 1 ? movable[0] : undefined
    const date = movable.find((each) => each.part === part) ?? only
    return movable.length === 0 ? null : { dates: movable, typed: date ? typedFor(date.part) : null, outcome }
  }
  const typed = typedFor(null)
  return typed && { dates: [], typed, outcome }
}
