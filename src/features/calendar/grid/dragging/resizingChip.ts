import { resizeByHour, type Drag } from '#domain/layout/dragging.ts'
import type { GridActions } from '../GridActions.ts'
import { hoursName } from '../../words/timeName.ts'
import { ghostOf } from './ghost.ts'
import type { Gesture, Point } from './Gesture.ts'
import { hourPlace } from './places.ts'

/** An event whose end is pulled; null where it is not drawn by the hour. */
export function resizingChip(chip: HTMLElement, from: Point, actions: GridActions): Gesture | null {
  const key = chip.dataset['event'] ?? ''
  const place = hourPlace(chip)
  if (!place) return null
  const ghost = ghostOf(chip)
  let drag: Drag = { kind: 'resize', shift: { days: 0, minutes: 0 } }
  return {
    to: ({ y }) => {
      drag = { kind: 'resize', shift: resizeByHour(y - from.y, place.minuteHeight, place) }
      ghost.setHeight(drag.shift.minutes * place.minuteHeight)
      ghost.say(hoursName(place.start, place.end + drag.shift.minutes))
    },
    drop: () => {
      if (drag.shift.minutes === 0) ghost.remove()
      else void actions.drag(key, drag).finally(ghost.remove)
    },
    cancel: ghost.remove,
  }
}
