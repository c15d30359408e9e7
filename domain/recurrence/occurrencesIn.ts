import { instantOfWall, wallAt } from '../time/instantOf.ts'
import { dayMs, type DayNumber, type EpochMs, type WallMs } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { isRare, type Rule, type Until } from './Rule.ts'
import { ruleWalls, type Walls } from './ruleWalls.ts'

/**
 * What repeats: DTSTART, RRULE, RDATE and EXDATE, ready to calculate with.
 * Dates (all-day) are walls at midnight with UTC as their zone; floating times take the zone of whoever looks.
 */
export type Series = {
  readonly start: WallMs
  readonly zone: Zone
  readonly rules: readonly Rule[]
  /** RDATE: further starts. */
  readonly added: readonly EpochMs[]
  /** EXDATE: starts that are left out ... */
  readonly excluded: ReadonlySet<EpochMs>
  /** ... and days that are, where an EXDATE of a timed series names only the day. */
  readonly excludedDays: ReadonlySet<DayNumber>
}

/** How `rareWalls` is handed in, so that ical.js is loaded only by who meets such a rule. */
export type RareRules = (rule: Rule, start: WallMs, from: WallMs, to: WallMs, limit: number) => Walls

export type Occurrences = {
  /** In order, each once. */
  readonly starts: readonly EpochMs[]
  /** Whether there were more than `limit`. */
  readonly isCapped: boolean
  /** Whether a rule needs `RareRules` and there were none: its occurrences are missing, load them and ask again. */
  readonly needsRareRules: boolean
}

/** No window shows more; a rule of every second ends here. */
export const mostOccurrences = 3000

/**
 * The starts of a series within a window (RFC 5545 3.8.5): DTSTART, always, and what the rules and RDATE add, without what EXDATE takes.
 *
 * @param window instants, start inclusive, end exclusive; occurrences that merely reach into it are the caller's: begin earlier
 * @param rareRules `rareWalls` of rare.ts, once it is loaded
 */
export function occurrencesIn(
  series: Series,
  window: { readonly start: EpochMs; readonly end: EpochMs },
  {
    rareRules,
    limit = mostOccurrences,
  }: { readonly rareRules?: RareRules | undefined; readonly limit?: number } = {},
): Occurrences {
  const { zone } = series
  const starts = [instantOfWall(series.start, zone), ...series.added]
  let isCapped = false
  let needsRareRules = false
  for (const rule of series.rules) {
    // A day of slack on both sides, as walls and instants disagree by at most that; the instants decide below.
    const from = wallAt(window.start, zone) - dayMs
    const to = Math.min(wallAt(window.end, zone) + dayMs, untilWall(rule.until, zone))
    const isMissing = isRare(rule) && rareRules === undefined
    const answer = isMissing
      ? none
      : (isRare(rule) && rareRules ? rareRules : ruleWalls)(rule, series.start, from, to, limit)
    needsRareRules ||= isMissing
    isCapped ||= answer.isCapped
    const until = rule.until?.kind === 'utc' ? rule.until.instant : Infinity
    for (const wall of answer.walls) {
      const instant = instantOfWall(wall, zone)
      if (instant <= until) starts.push(instant)
    }
  }
  const kept = starts.filter(
    (start) => start >= window.start && start < window.end && !isExcluded(series, start),
  )
  const ordered = kept.length < 2 ? kept : [...new Set(kept)].sort((a, b) => a - b)
  return { starts: ordered.slice(0, limit), isCapped: isCapped || ordered.length > limit, needsRareRules }
}

const none: Walls = { walls: [], isCapped: false }

/** The end, exclusive, of the walls that UNTIL lets through; for an instant a day more, as the caller then compares instants. */
function untilWall(until: Until | null, zone: Zone): WallMs {
  if (until === null) return Infinity
  if (until.kind === 'floating') return until.wall + 1
  return until.kind === 'date' ? until.wall + dayMs : wallAt(until.instant, zone) + dayMs
}

function isExcluded(series: Series, start: EpochMs): boolean {
  if (series.excluded.has(start)) return true
  if (series.excludedDays.size === 0) return false
  return series.excludedDays.has(Math.floor(wallAt(start, series.zone) / dayMs))
}
