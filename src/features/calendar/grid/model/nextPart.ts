import type { DayModel } from './DayModel.ts'

/**
 * Up to this many new chips are drawn at once: more parts cost more in total, and a few hundred are drawn
 * quickly.
 */
export const fewEnough = 500

/**
 * If there are more, this many are drawn in a turn: the browser styles, lays out and paints them without a
 * noticeable delay.
 */
export const aPart = 160

/** What is drawn now of the days that should be drawn. */
export type Drawn = {
  readonly wanted: readonly DayModel[]
  /** The identical days if nothing is left to draw. */
  readonly days: readonly DayModel[]
}

const none: readonly DayModel[] = []
export const nothingDrawn: Drawn = { wanted: none, days: none }

/**
 * Days drawn in several turns, from the first one on, if they bring too many new chips for one. A day that
 * waits shows what it showed before, or only its all-day lanes.
 *
 * @param drawn what the previous turn drew, of these days or of others
 */
export function nextPart({ wanted: before, days }: Drawn, wanted: readonly DayModel[]): Drawn {
  const room = days === before ? fewEnough : 0
  return { wanted, days: freshIn(days, wanted) <= room ? wanted : someMore(days, wanted) }
}

function someMore(drawn: readonly DayModel[], wanted: readonly DayModel[]): readonly DayModel[] {
  let room = aPart
  const next = wanted.map((day) => {
    const fresh = freshOn(drawn, day)
    // A single day may have too many. It is drawn all the same.
    if (fresh <= room || room === aPart) {
      room -= fresh
      return day
    }
    room = 0
    return drawn.find(({ date }) => date === day.date) ?? { ...day, timed: [] }
  })
  return next.every((day, index) => day === wanted[index]) ? wanted : next
}

/** How many chips a day shows that it did not show before. */
function freshOn(drawn: readonly DayModel[], { date, timed }: DayModel): number {
  const before = drawn.find((day) => day.date === date)
  return Math.max(0, timed.length - (before?.timed.length ?? 0))
}

const freshIn = (drawn: readonly DayModel[], wanted: readonly DayModel[]) =>
  wanted.reduce((sum, day) => sum + freshOn(drawn, day), 0)
