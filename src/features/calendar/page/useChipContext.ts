import { useMemo } from 'react'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { useMedia } from '../../../ui/useMedia.ts'
import { monogramsOf } from '../grid/model/monogramsOf.ts'
import type { SavedMatches } from '../grid/model/SavedMatches.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { ViewOptions } from '../options/ViewOptions.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'

/** What every event on the page is drawn with. Where there are no colours, monograms tell the calendars apart. */
export function useChipContext(
  calendars: readonly Calendar[],
  zone: string,
  { past, clock, monograms }: ViewOptions,
  matches: SavedMatches | undefined,
): ChipContext {
  const isWithoutColours = useMedia('(forced-colors: active)')
  const { categoryColours } = useSettings()
  const hasMonograms = isWithoutColours || monograms === 'shown'
  return useMemo(
    () => ({
      calendars: new Map(calendars.map((calendar) => [calendar.id, calendar])),
      zone: zoneNamed(zone),
      keepsPast: past === 'normal',
      monograms: hasMonograms ? monogramsOf(calendars) : undefined,
      matches,
      categoryColours,
      // Nothing reads this. Its change renders the chips again, whose times are formatted with it.
      clock,
    }),
    [calendars, zone, past, clock, hasMonograms, matches, categoryColours],
  )
}
