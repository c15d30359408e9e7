import { chipLineRem } from '../../../../ui/styles/chipLine.ts'
import { hourRem, type Density } from '../../../../ui/density.ts'

/** What stands above the hours, in rem: the heads of the days, and the lines of the all-day row. */
const headRem = 2.3125
const lanesRem = 0.4375
const leastLanesRem = 1.5

/** With more room than hours, an hour is higher than chosen by this much at most. */
const maxGrowth = 1.25

/**
 * How high an hour is, in rem, so that a folded day fills its place and is seen without scrolling: about as the
 * person likes it, lower if there is no room, and never below the lowest they could choose.
 *
 * @param heightRem of the view; 0 if that is not known yet
 * @param minutes of the folded axis
 */
export function hourToFit(
  heightRem: number,
  { laneCount, isByFinger }: { readonly laneCount: number; readonly isByFinger: boolean },
  minutes: number,
  density: Density,
): number {
  const chosen = hourRem[density]
  if (heightRem <= 0) return chosen
  const room =
    heightRem - headRem - Math.max(leastLanesRem, laneCount * chipLineRem(isByFinger) + lanesRem) - 0.25
  const fitting = Math.floor((room / (minutes / 60)) * 100) / 100
  return Math.max(hourRem.compact, Math.min(chosen * maxGrowth, fitting))
}
