import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { placeOfChip, type ChipPlace } from '../model/GridModel.ts'
import { dateOfCell } from './dateOfCell.ts'
import type { Box } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'

/** A chip that can be moved: its event, and where it is drawn. */
export type GrabbedChip = {
  readonly element: HTMLElement
  readonly key: string
  readonly when: EventWhen
  /** The day that it is drawn in. */
  readonly date: IsoDate
  readonly place: ChipPlace
  readonly box: Box
}

/** The chip of an event that may be changed; null if it may not. */
export function chipOf(element: HTMLElement, { model, actions, geometry }: Surface): GrabbedChip | null {
  const key = element.dataset['event'] ?? ''
  const cell = element.closest('[data-cell]')
  const when = actions.whenOf(key)
  if (!cell || !when) return null
  const date = dateOfCell(cell)
  const place = placeOfChip(model, date, key)
  return place && { element, key, when, date, place, box: geometry.chipAt(place) }
}
