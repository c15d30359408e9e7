import type { DayModel } from './DayModel.ts'

/** So many new chips are drawn in one go: more parts cost more together, and a few hundred are soon done. */
export const fewEnough = 500

/** Of more than that, so many in a turn: what a browser styles, lays out and paints while nobody waits for it. */
export const aPart = 160

/** What is drawn of some days in a turn. */
type InParts = (wanted: readonly DayModel[], turn: number) => readonly DayModel[]

/**
 * Days that are drawn in several turns where they bring too many new chips for one, from the first day on. A day that waits shows what
 * it showed before, or its all-day lanes alone.
 *
 * @returns what to draw; the very days that are wanted when nothing is left to come
 */
export function inParts(): InParts {
  let wanted: readonly DayModel[] = []
  let turn = 0
  let drawn = wanted
  return (days, now) => {
    // React may ask twice in one turn.
    if (wanted === days && turn === now) return drawn
    const room = drawn === wanted ? fewEnough : 0
    drawn = freshIn(drawn, days) <= room ? days : someMore(drawn, days)
    wanted = days
    turn = now
    return drawn
  }
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
