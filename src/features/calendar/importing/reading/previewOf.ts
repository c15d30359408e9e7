import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { componentsOf, textOf } from '#domain/jcal/properties.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { earlier, later, type EpochMs } from '#domain/time/units.ts'

/** What a file holds, in short. */
export type Preview = {
  readonly count: number
  /** Of the first few. */
  readonly titles: readonly string[]
  /** The start of the first event; null if there is none. */
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
  return {
    count: objects.length,
    titles,
    first: starts.length === 0 ? null : starts.reduce((one, other) => earlier(one, other)),
    last: starts.length === 0 ? null : starts.reduce((one, other) => later(one, other)),
  }
}
