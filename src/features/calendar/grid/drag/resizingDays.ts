import { isSameTime, movedByDays } from '#domain/layout/dragging.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import type { GrabbedChip } from './chipOf.ts'
import type { Gesture } from './Gesture.ts'
import type { Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'
import { markedDays } from './markedDays.ts'
import { tellIfGone } from './tellIfGone.ts'

/** A bar over days that is resized at one of its ends. The days it will have are marked. */
export function resizingDays(
  chip: GrabbedChip,
  part: 'start' | 'end',
  from: Point,
  { grid, geometry, actions }: Surface,
): Gesture {
  const { element, key, when } = chip
  const { zone } = actions
  const days = markedDays(grid, geometry.dates)
  const fromDay = geometry.dayAt(from)
  let to = when
  element.dataset['lifted'] = ''

  function end() {
    days.clear()
    delete element.dataset['lifted']
  }

  return {
    scrolls: !geometry.hours,
    cursor: 'ew-resize',
    to: (point) => {
      to = movedByDays(when, part, geometry.datesBetween(fromDay, geometry.dayAt(point)), zone)
      const { first, last } = daysOf({ when: to }, zone)
      const shown = geometry.daysIn(first, last)
      days.mark(shown.from, shown.to)
    },
    drop: () => {
      if (!isSameTime(to, when)) return void actions.drag(key, to).finally(end)
      end()
      return tellIfGone(actions, chip)
    },
    cancel: end,
  }
}
