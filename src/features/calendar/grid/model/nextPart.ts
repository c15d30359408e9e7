import type { DayModel } from './DayModel.ts'

/** So many new chips are drawn in one go: more parts cost more together, and a few hundred are soon done. */
export const fewEnough = 500

/** Of more than that, so many in a turn: what a browser styles, lays out and paints while nobody waits for it. */
export const aPart = 160

/** What is drawn of the days that are wanted. */
export type Drawn = {
  readonly wanted: readonly DayModel[]
  /** The very days that are wanted if nothing is left to come. */
  readonly days: readonly DayModel[]
}

const none: readonly DayModel[] = []
export const nothingDrawn: Drawn = { wanted: none, days: none }

/**
 * Days that are drawn in several turns if they bring too many new chips for one, from the first day on. A day that waits shows what
 * it showed before, or its all-day lanes alone.
 *
 * @param drawn what the turn before has drawn, of these days or of others
 */
export function nextPart({ wanted: before, days }: Drawn, wanted: readonly DayModel[]): Drawn {
  const room = days === before ? fewEnough : 0
  return { wanted, days: freshIn(days, wanted) <= room ? wanted : someMore(days, wanted) }
}

function someMore(drawn: readonly DayModel[], wanted: readonly DayModel[]): readonly DayModel[] {
  let room = aPart
  const next = wanted.map((day) => {
    const fresh = freshOn(drawn, day)
    // One day alone may be too many; it waits for no one.
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
