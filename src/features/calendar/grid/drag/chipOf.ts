import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
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
  readonly place: ChipPlace | ListedPlace
  readonly box: Box
}

/** In the list of all events of a day, which is a 0-based day of the grid. Its ends cannot be dragged there. */
export type ListedPlace = { readonly kind: 'listed'; readonly day: number }

/** The chip of an event that may be changed; null if it may not. */
export function chipOf(element: HTMLElement, surface: Surface): GrabbedChip | null {
  const { model, actions, geometry } = surface
  const key = element.dataset['event'] ?? ''
  const cell = element.closest('[data-cell]')
  const when = actions.whenOf(key)
  if (!when) return null
  const list = element.closest('[data-list]')
  if (list) {
    const date = toIsoDate(list.getAttribute('data-list') ?? '')
    return listedChip({ element, key, when, date }, surface)
  }
  if (!cell) return null
  const date = dateOfCell(cell)
  const place = placeOfChip(model, date, key)
  return place && { element, key, when, date, place, box: geometry.chipAt(place) }
}

/** What is dragged out of a list is as wide as the chips of its day. */
function listedChip(
  listed: Pick<GrabbedChip, 'element' | 'key' | 'when' | 'date'>,
  { geometry }: Surface,
): GrabbedChip | null {
  const day = geometry.dates.indexOf(listed.date)
  if (day < 0) return null
  const { left, top, height } = listed.element.getBoundingClientRect()
  const { width } = geometry.lineOn(day, 1)
  return { ...listed, place: { kind: 'listed', day }, box: { left, top, width, height } }
}
