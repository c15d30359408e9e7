import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { latestStamp } from './latestStamp.ts'
import { sequenceOf } from '../jcal/latestOf.ts'
import type { EpochMs } from '../time/units.ts'
import { askedSince, withAnswers } from './answers.ts'
import { changeOfPart } from './changesOf.ts'
import type { Asked, HeldObject } from './ItipMessage.ts'
import { partsOf, plainPart, withSequence, withVEvents, type Parts } from './partsOf.ts'
import { invitedIn, invitedTo, withAnswer } from './people.ts'
import { withoutProposals } from './proposal.ts'

/**
 * What is stored when the organizer writes or deletes their event (CAL-28): the written object with SEQUENCE raised and
 * answers as they hold. What it means for others is said by `messagesTo`.
 *
 * @param before what was stored, with its state
 * @param after what is written; null to delete
 */
export function organizerChange(before: HeldObject, after: JCal | null, now: EpochMs): HeldObject {
  return after === null ? deleted(before, now) : revised(before, after, now)
}

function deleted({ state }: HeldObject, now: EpochMs): HeldObject {
  const revision = {
    sequence: state.revision.sequence + 1,
    dtstamp: latestStamp(now, state.revision.dtstamp),
  }
  return { data: null, state: { ...state, revision } }
}

/** The written object as it is stored. */
function revised(before: HeldObject, after: JCal, now: EpochMs): HeldObject {
  const { state } = before
  const parts = partsOf(after)
  const changes = new Map([...parts].map(([part, vevent]) => [part, partChange(before, after, part, vevent)]))
  const written = Math.max(0, ...[...parts.values()].map(sequenceOf))
  const isRaised =
    before.data !== null &&
    ([...changes.values()].some((each) => each.raisesSequence) || isSomebodyRemoved(before.data, after))
  const sequence = Math.max(written, state.revision.sequence + (isRaised ? 1 : 0))
  const asked = askedAfter({ before, parts, changes, sequence })
  const reset = new Map(
    [...parts].map(([part, vevent]) => {
      const { asksAgain, raisesSequence } = changes.get(part) ?? {}
      const raised = raisesSequence && before.data ? withSequence(vevent, sequence) : vevent
      return [part, asksAgain ? invitedIn(vevent).reduce(asking, withoutProposals(raised)) : raised]
    }),
  )
  const invited = new Set(invitedTo(after))
  const replies = Object.fromEntries(Object.entries(state.replies).filter(([each]) => invited.has(each)))
  const data = Object.entries(replies).reduce(
    (jcal, [address, { answers }]) =>
      withAnswers(jcal, address, answers, (part) => askedSince(asked, address, part)),
    [...reset].every(([part, each]) => parts.get(part) === each) ? after : withVEvents(after, reset),
  )
  const dtstamp = latestStamp(now, state.revision.dtstamp)
  return { data, state: { ...state, revision: { sequence, dtstamp }, asked, replies } }
}

const asking = (vevent: JCalComponent, address: string) =>
  withAnswer(vevent, address, { partstat: 'NEEDS-ACTION' })

type PartChange = {
  /** Whether answers were for something else. */
  readonly asksAgain: boolean
  readonly raisesSequence: boolean
  /** Whether answers count from now on only. */
  readonly isAskedNow: boolean
  /** Whether attendees were asked about just this, and were not told of what was in between. */
  readonly isBack: boolean
}

function partChange(before: HeldObject, after: JCal, part: string, vevent: JCalComponent): PartChange {
  const change = changeFrom(before.data, after, part, vevent)
  const { knownToGuests } = before.state
  const known = knownToGuests ? changeFrom(knownToGuests.data, after, part, vevent) : null
  const isBack = known !== null && !known.asksAgain
  const { asksAgain, raisesSequence } = change ?? { asksAgain: false, raisesSequence: before.data !== null }
  const isAskedNow = (asksAgain || before.data === null) && !isBack
  return { asksAgain: known?.asksAgain ?? asksAgain, raisesSequence, isAskedNow, isBack }
}

/** null if it was no part of the object before. */
function changeFrom(before: JCal | null, after: JCal, part: string, vevent: JCalComponent) {
  const was = partsOf(before).get(part) ?? plainPart(before, part)
  return was && before && changeOfPart({ jcal: before, vevent: was }, { jcal: after, vevent })
}

const isSomebodyRemoved = (before: JCal, after: JCal) => {
  const [old, left] = [partsOf(before), partsOf(after)]
  return [...new Set([...old.keys(), ...left.keys()])].some((part) => {
    const was = old.get(part) ?? plainPart(before, part)
    const now = left.get(part) ?? plainPart(after, part)
    const still = now ? invitedIn(now) : []
    return was !== null && invitedIn(was).some((each) => !still.includes(each))
  })
}

/** Since when answers count: who comes to a part that exists is asked now, whatever they have answered before. */
function askedAfter(change: {
  readonly before: HeldObject
  readonly parts: Parts
  readonly changes: ReadonlyMap<string, PartChange>
  readonly sequence: number
}): Asked {
  const { before, parts, changes, sequence } = change
  const old = before.state.asked
  const known = partsOf(before.data)
  const asked: Record<string, number> = {}
  const isSeriesAsked = changes.get('')?.isAskedNow === true
  // A date without an override is a date of the series, and asked with it.
  for (const [key, since] of Object.entries(old))
    if (!isSeriesAsked || parts.has(key) || key.includes(' ')) asked[key] = since
  for (const [part, vevent] of parts) {
    const { isBack, isAskedNow } = changes.get(part) ?? {}
    if (isBack) asked[part] = askedOfKnown(before.state, part)
    else if (isAskedNow) asked[part] = sequence
    else asked[part] ??= old[''] ?? sequence
    const was = known.get(part) ?? plainPart(before.data, part)
    const present = was ? invitedIn(was) : []
    if (before.data === null) continue
    for (const address of invitedIn(vevent))
      if (!present.includes(address)) asked[`${address} ${part}`] = sequence
  }
  return asked
}

const askedOfKnown = ({ knownToGuests, asked: now }: HeldObject['state'], part: string): number => {
  const asked = knownToGuests?.asked ?? now
  return asked[part] ?? asked[''] ?? 0
}
