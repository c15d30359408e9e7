import { isLong } from '#domain/layout/isLong.ts'
import { chipOf, type GrabbedChip } from './chipOf.ts'
import { drawing } from './drawing.ts'
import type { Gesture } from './Gesture.ts'
import type { Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'
import { movingChip } from './movingChip.ts'
import { resizingChip } from './resizingChip.ts'
import { resizingDays } from './resizingDays.ts'
import { rubberBand } from './selecting/rubberBand.ts'

/** The last pixels of a chip resize it; a finger needs more of them. */
const endPixels = 7
const endPixelsOfFinger = 16

/**
 * What a press on the grid starts: moving or resizing a chip, or drawing on an empty place; there a band that
 * selects what it touches, if it `selects`. Null if nothing can be done there.
 */
export function startGesture(
  pressed: Element,
  from: Point,
  surface: Surface,
  { isTouch, selects }: { readonly isTouch: boolean; readonly selects: boolean },
): Gesture | null {
  const element = pressed.closest<HTMLElement>('[data-event]')
  if (!element) return selects ? rubberBand(from, surface) : drawing(pressed, from, surface)
  const chip = chipOf(element, surface)
  if (!chip) return null
  return (
    pulled(chip, from, surface, isTouch ? endPixelsOfFinger : endPixels) ?? movingChip(chip, from, surface)
  )
}

/**
 * Resizing, if the press is on an end of a chip: its lower edge among hours, the sides of a bar. Null
 * elsewhere.
 */
function pulled(chip: GrabbedChip, from: Point, surface: Surface, pixels: number): Gesture | null {
  const { place, when, box } = chip
  if (place.kind === 'listed') return null
  if (place.kind === 'block') {
    const isAtEnd = box.top + box.height - from.y <= pixels
    return isAtEnd && box.height > pixels * 3 ? resizingChip(chip, from, surface) : null
  }
  if (box.width <= pixels * 3 || !isLong(when)) return null
  const [toLeft, toRight] = [from.x - box.left, box.left + box.width - from.x]
  const [toStart, toEnd] = surface.geometry.sign === 1 ? [toLeft, toRight] : [toRight, toLeft]
  if (toStart <= pixels && !place.continuesBefore) return resizingDays(chip, 'start', from, surface)
  return toEnd <= pixels && !place.continuesAfter ? resizingDays(chip, 'end', from, surface) : null
}
