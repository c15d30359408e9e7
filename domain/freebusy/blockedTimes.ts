import { epochMs, minuteMs, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import type { Attending } from './Attending.ts'
import { timesOff } from './workingTime.ts'

/** A time at which some cannot come: addresses. Nobody is in two of them. */
export type BlockedTime = Window & {
  readonly busy: readonly string[]
  readonly unsure: readonly string[]
  /** Not at work. */
  readonly off: readonly string[]
}

type Kind = 'busy' | 'unsure' | 'off'
type Change = { readonly at: number; readonly address: string; readonly kind: Kind; readonly by: 1 | -1 }

/** Nobody looks closer in a grid of hours, and many people would make very many times. */
const stepMs = 15 * minuteMs

/**
 * When some of these people cannot come: the times of a window in which the same ones are busy or not at work, by
 * start, to quarters of an hour. They do not overlap.
 */
export function blockedTimes(people: readonly Attending[], window: Window): readonly BlockedTime[] {
  const changes = people.flatMap((person) => changesOf(person, window)).toSorted((a, b) => a.at - b.at)
  const current = new Map<string, Record<Kind, number>>()
  const blocked: BlockedTime[] = []
  for (const [index, { at, address, kind, by }] of changes.entries()) {
    const counts = current.get(address) ?? { busy: 0, unsure: 0, off: 0 }
    counts[kind] += by
    current.set(address, counts)
    const next = changes[index + 1]?.at ?? at
    const named = next > at ? namesIn(current) : null
    if (named) blocked.push({ start: epochMs(at), end: epochMs(next), ...named })
  }
  return blocked
}

function changesOf({ address, busy, working }: Attending, window: Window): readonly Change[] {
  const within = busy.filter(({ start, end }) => start < window.end && end > window.start)
  return [
    ...within.flatMap((each) => bothEnds(each, window, address, each.isTentative ? 'unsure' : 'busy')),
    ...(working ? timesOff(working, window) : []).flatMap((each) => bothEnds(each, window, address, 'off')),
  ]
}

function bothEnds(time: Window, window: Window, address: string, kind: Kind): readonly Change[] {
  const start = Math.max(window.start, Math.floor(time.start / stepMs) * stepMs)
  const end = Math.min(window.end, Math.ceil(time.end / stepMs) * stepMs)
  return [
    { at: start, address, kind, by: 1 },
    { at: end, address, kind, by: -1 },
  ]
}

/** Each person by the worst reason that they have; null if everybody can come. */
function namesIn(current: ReadonlyMap<string, Record<Kind, number>>): Omit<BlockedTime, keyof Window> | null {
  const named: Record<Kind, string[]> = { busy: [], unsure: [], off: [] }
  for (const [address, counts] of current) {
    const kind = kinds.find((each) => counts[each] > 0)
    if (kind) named[kind].push(address)
  }
  return kinds.some((kind) => named[kind].length > 0) ? named : null
}

const kinds: readonly Kind[] = ['busy', 'unsure', 'off']

/** Who of them cannot come to a time, by the worst reason. */
export function blockedIn(
  blocked: readonly BlockedTime[],
  { start, end }: { readonly start: EpochMs; readonly end: EpochMs },
): Omit<BlockedTime, keyof Window> {
  const then = blocked.filter((each) => each.start < end && each.end > start)
  const busy = new Set(then.flatMap((each) => each.busy))
  const unsure = new Set(then.flatMap((each) => each.unsure)).difference(busy)
  const off = new Set(then.flatMap((each) => each.off)).difference(busy).difference(unsure)
  return { busy: [...busy], unsure: [...unsure], off: [...off] }
}
