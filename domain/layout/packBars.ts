import { freeSlots } from './freeSlots.ts'

/** A bar over days, by their indices, both inclusive; may reach beyond the row. */
export type Bar = { readonly first: number; readonly last: number }

/** A bar within its row, in a lane from the top, and whether its ends were cut off. */
export type PackedBar<B extends Bar> = {
  readonly bar: B
  /** Index of the first and the last day drawn, inclusive. */
  readonly from: number
  readonly to: number
  /** 0 is the topmost. */
  readonly lane: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/**
 * Pack bars into the lanes of one row of days, as above a week or in a month: the topmost lane free at the
 * first day, earlier and longer bars first, so that they stay at the top.
 *
 * @param bars any order; those that do not touch the row are left out
 * @param days how many days the row has, with the indices 0 to days - 1
 * @returns by first day, the longer first
 */
export function packBars<B extends Bar>(bars: readonly B[], days: number): readonly PackedBar<B>[] {
  const ordered = bars
    .filter((bar) => bar.last >= 0 && bar.first < days && bar.last >= bar.first)
    .toSorted((a, b) => Math.max(a.first, 0) - Math.max(b.first, 0) || b.last - a.last)
  const lanes = freeSlots()
  return ordered.map((bar) => {
    const from = Math.max(bar.first, 0)
    const to = Math.min(bar.last, days - 1)
    const lane = lanes.take(from, to + 1)
    return { bar, from, to, lane, continuesBefore: bar.first < 0, continuesAfter: bar.last >= days }
  })
}
