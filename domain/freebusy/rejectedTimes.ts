import { addMs, dayMs, hourMs, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import type { Attending, SuggestedTime } from './Attending.ts'
import { timesOff } from './workingTime.ts'

/** A time that was not suggested, and who cannot come until when. */
export type RejectedTime = Window & {
  readonly address: string
  /** In another meeting; in none that ends soon; not at work yet. */
  readonly why: 'busy' | 'away' | 'off'
  readonly until: EpochMs
}

const maxRejected = 3
/** Who is busy for so long is away. */
const awayMs = 8 * hourMs
/** Nobody looks further for when somebody works again. */
const maxOffMs = 14 * dayMs

/** The first times before the best one that somebody could not come to, each for another person. */
export function rejectedBefore(
  best: SuggestedTime | undefined,
  times: readonly SuggestedTime[],
  people: readonly Attending[],
): readonly RejectedTime[] {
  if (!best) return []
  const rejected: RejectedTime[] = []
  for (const time of times) {
    if (time.start >= best.start || rejected.length === maxRejected) break
    const [address] = [...time.missing, ...time.outside]
    const person = people.find((each) => each.address === address)
    if (person && !rejected.some((each) => each.address === address))
      rejected.push({ start: time.start, end: time.end, address: person.address, ...reasonOf(person, time) })
  }
  return rejected
}

function reasonOf(
  { busy, working, isRoom }: Attending,
  { start, end }: Window,
): Pick<RejectedTime, 'why' | 'until'> {
  const then = busy.filter((each) => !each.isTentative && each.start < end && each.end > start).at(-1)
  const isAway = then && !isRoom && then.end - then.start >= awayMs
  if (then) return { why: isAway ? 'away' : 'busy', until: then.end }
  const off = working && timesOff(working, { start, end: addMs(start, maxOffMs) })[0]
  return { why: 'off', until: off?.end ?? end }
}
