import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { namedColour } from '../../../../ui/colours/namedColour.ts'

/** The colours of categories, as CSS names them. */
export type CategoryColours = Readonly<Record<string, string>>

/**
 * The colour that an event has of its own, or by its first category with one; null if it looks as its calendar.
 *
 * @returns `#rrggbb`
 */
export function ownColour(
  { colour = '', categories = [] }: Pick<CalendarEvent, 'colour' | 'categories'>,
  categoryColours: CategoryColours | undefined,
): string | null {
  const own = colour === '' ? null : namedColour(colour)
  if (own !== null || categoryColours === undefined) return own
  for (const category of categories) {
    if (!Object.hasOwn(categoryColours, category)) continue
    const named = namedColour(categoryColours[category] ?? '')
    if (named !== null) return named
  }
  return null
}
