import { readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** The day of a grid that the focus is in; null if it is elsewhere. */
export function focusedDate(): IsoDate | null {
  const cell = document.activeElement?.closest('[data-cell]')
  return readDate(cell?.getAttribute('data-cell') ?? '')
}
