import { shiftByHour, type Drag, type Shift } from '#domain/layout/dragging.ts'
import type { GridActions } from '../GridActions.ts'
import { hoursName } from '../../words/timeName.ts'
import { ghostOf } from './ghost.ts'
import type { Gesture, Point } from './Gesture.ts'
import { cellsOf, hourPlace } from './places.ts'

/** An event that moves: by days and quarters of an hour among hours, elsewhere from day to day. */
export function movingChip(chip: HTMLElement, grid: HTMLElement, from: Point, actions: GridActions): Gesture {
  const key = chip.dataset['event'] ?? ''
  const ghost = ghostOf(chip)
  const place = hourPlace(chip)
  const cells = cellsOf(grid)
  const fromCell = cellAt(cells, from)
  const sign = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  let drag: Drag = { kind: 'move', shift: { days: 0, minutes: 0 } }

  function shiftTo(point: Point): Shift {
    const by = { x: (point.x - from.x) * sign, y: point.y - from.y }
    if (place) return shiftByHour(by, place, place)
    const toCell = cellAt(cells, point)
    return { days: fromCell < 0 || toCell < 0 ? drag.shift.days : toCell - fromCell, minutes: 0 }
  }

  return {
    to: (point) => {
      const shift = shiftTo(point)
      drag = { kind: 'move', shift }
      if (place) ghost.moveBy(shift.days * place.dayWidth * sign, shift.minutes * place.minuteHeight)
      else ghost.moveBy(point.x - from.x, point.y - from.y)
      if (place) ghost.say(hoursName(place.start + shift.minutes, place.end + shift.minutes))
    },
    drop: () => {
      const { days, minutes } = drag.shift
      if (days === 0 && minutes === 0) ghost.remove()
      // It stays where it was let go until the event itself is there.
      else void actions.drag(key, drag).finally(ghost.remove)
    },
    cancel: ghost.remove,
  }
}

function cellAt(cells: readonly HTMLElement[], { x, y }: Point): number {
  return cells.findIndex((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    return x >= left && x < right && y >= top && y < bottom
  })
}
