import { looksLike } from '../../../ui/colours/eventColours.ts'

/** Colours that are easy to tell apart, in both themes. */
export const proposedColours = [
  '#2f6fde',
  '#1a8f5a',
  '#c2482f',
  '#8a4fc7',
  '#b7791f',
  '#0f8b8d',
  '#c2377a',
  '#5b6b7b',
] as const

/**
 * The colour of a new calendar unless the person chooses another: the first that none of theirs looks like, or
 * the one that the fewest look like.
 *
 * @param taken the colours of the person's calendars, as `#rrggbb` in any case
 */
export function nextColour(taken: readonly string[]): string {
  const uses = (colour: string) => taken.filter((each) => looksLike(each, colour)).length
  return proposedColours.reduce<string>(
    (best, each) => (uses(each) < uses(best) ? each : best),
    proposedColours[0],
  )
}
