import { readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { isWithin, type Point } from './geometry/measureGrid.ts'

/** The days of the small month, on which an event can be dropped. Measured once. */
export type DayTargets = {
  /** Marks the day under a point and returns it; null if there is none. */
  readonly mark: (point: Point) => IsoDate | null
  readonly clear: () => void
}

export function dayTargets(): DayTargets {
  const days = [...document.querySelectorAll<HTMLElement>('[data-date]')].map((day) => ({
    day,
    box: day.getBoundingClientRect(),
  }))
  let marked: HTMLElement | null = null

  function set(day: HTMLElement | null) {
    if (day === marked) return
    marked?.removeAttribute('data-drop')
    day?.setAttribute('data-drop', '')
    marked = day
  }

  return {
    mark: (point) => {
      const day = days.find(({ box }) => isWithin(box, point))?.day ?? null
      set(day)
      return readDate(day?.dataset['date'] ?? '')
    },
    clear: () => set(null),
  }
}
