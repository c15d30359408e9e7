import type { DayModel } from './DayModel.ts'

/**
 * What the arrow keys can reach in a day besides its events: the number at its top, the button below its
 * lines, and the folded hours before and after the others.
 */
export type Stop = { readonly event: string } | 'day' | 'more' | 'before' | 'after'

/** Above the hours of a day, which begin at 0. */
const above = -1000
/** Below them: no axis is as long. */
const below = 2000

/**
 * How far down something is in its day, to compare it with another day: in lines, and below these in minutes.
 */
export function heightIn({ timed, lanes }: DayModel, stop: Stop): number {
  if (stop === 'day') return above - 1
  if (stop === 'before') return -1
  if (stop === 'after') return below
  if (stop === 'more') return above + (lanes.at(-1)?.lane ?? -1) + 1
  const bar = lanes.find(({ event }) => event.key === stop.event)
  if (bar) return above + bar.lane
  return timed.find(({ event }) => event.key === stop.event)?.start ?? 0
}
