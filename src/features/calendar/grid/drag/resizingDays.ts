import { isSameTime, movedByDays } from '#domain/layout/dragging.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { geometryOf } from './geometryOf.ts'
import type { Gesture, Point, Surface } from './Gesture.ts'
import { markedDays } from './markedDays.ts'

/** A bar over days that is pulled at one of its ends: the days that it will have are marked. */
export function resizingDays(
  chip: HTMLElement,
  part: 'start' | 'end',
  from: Point,
  surface: Surface,
): Gesture | null {
  const { actions } = surface
  const { zone } = actions
  const key = chip.dataset['event'] ?? ''
  const when = actions.whenOf(key)
  if (!when) return null
  const geometry = geometryOf(surface)
  const offset = dayNumber(geometry.dates[0] ?? '')
  const days = markedDays(geometry)
  const fromDay = geometry.dayAt(from)
  let to = when
  chip.dataset['lifted'] = ''

  function end() {
    days.clear()
    delete chip.dataset['lifted']
  }

  return {
    scrolls: !geometry.hours,
    cursor: 'ew-resize',
    to: (point) => {
      to = movedByDays(when, part, geometry.dayAt(point) - fromDay, zone)
      const { first, last } = daysOf({ when: to }, zone)
      days.mark(first - offset, last - offset)
    },
    drop: () => {
      if (isSameTime(to, when)) end()
      else void actions.drag(key, to).finally(end)
    },
    cancel: end,
  }
}
