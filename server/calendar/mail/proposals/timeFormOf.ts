import type { JCal } from '#contract/jcal.ts'
import { typedTimeIn, type TypedFor, type TypedTime } from '#domain/scheduling/proposed/typedTime.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import type { DateInWords } from '../eventInWords.ts'
import { forAll, type GuestTimeForm } from './guestTimeForm.ts'

/** What a guest has typed in their page, and what became of it. */
export type TriedProposal = TypedFor & {
  readonly time: TypedTime
  readonly note: string
  /** null if that stands there already: the page says so. */
  readonly outcome: GuestTimeForm['outcome']
}

type Asked = {
  /** Of a series, those to come. */
  readonly dates: readonly DateInWords[]
  /** The date that the guest has chosen, or `forAll`; null for none. */
  readonly chosen: string | null
  readonly tried: TriedProposal | null
}

/**
 * The form in which a guest proposes another time for an event, for one date of a series, or for all of them.
 *
 * @returns null where no time can be proposed
 */
export function timeFormOf(invitation: JCal, { dates, chosen, tried }: Asked): GuestTimeForm | null {
  const outcome = tried?.outcome ?? null
  const typedFor = (of: string | null, isForAll = false) => {
    const time = typedTimeIn(invitation, of)
    if (time === null) return null
    const isOfKind = (tried?.time.last === '') === (time.last === '')
    const own = tried?.of === of && tried.isForAll === isForAll && isOfKind ? tried : null
    return { of, isForAll, time: { ...time, ...own?.time }, note: (own ?? tried)?.note ?? '' }
  }
  const movable = dates.filter(({ part }) => typedTimeIn(invitation, part) !== null)
  if (dates.length === 0) {
    const typed = typedFor(null)
    return typed && { dates: [], plain: null, typed, outcome }
  }
  if (movable.length === 0) return null
  const plain = movable.length < 2 ? null : plainDateOf(invitation, movable)
  const isForAll = plain !== null && (tried?.isForAll ?? chosen === forAll)
  const part = tried?.of ?? chosen
  const only = movable.length === 1 ? movable[0] : undefined
  const date = isForAll ? plain : (movable.find((each) => each.part === part) ?? only)
  return { dates: movable, plain, typed: date ? typedFor(date.part, isForAll) : null, outcome }
}

/** The next date that is as its series has it, with which all others move; null if the guest is not in all of them. */
function plainDateOf(invitation: JCal, dates: readonly DateInWords[]): DateInWords | null {
  const parts = partsOf(invitation)
  return parts.has('') ? (dates.find(({ part }) => !parts.has(part)) ?? null) : null
}
