import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { componentsOf, textOf } from '#domain/event/properties.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import type { EpochMs } from '#domain/time/units.ts'

/** What a file holds, in short. */
export type Preview = {
  readonly count: number
  /** Of the first few. */
  readonly titles: readonly string[]
  /** The start of the first event; null where there is none. */
  readonly first: EpochMs | null
  /** The start of the last event, or of the last series. */
  readonly last: EpochMs | null
}

const titlesShown = 5

export function previewOf({ objects }: ICalendarReading): Preview {
  const starts = objects.map(({ jcal }) => spanOf(jcal)?.startUtc).filter((start) => start !== undefined)
  const titles = objects.slice(0, titlesShown).map(({ jcal }) => {
    const vevent = componentsOf(jcal, 'vevent')[0]
    return vevent ? textOf(vevent, 'summary') : ''
  })
  const least = (a: number, b: number) => Math.min(a, b)
  const greater = (a: number, b: number) => Math.max(a, b)
  return {
    count: objects.length,
    titles,
    first: starts.length === 0 ? null : starts.reduce(least),
    last: starts.length === 0 ? null : starts.reduce(greater),
  }
}
