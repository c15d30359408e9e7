import { openPlace } from '#domain/layout/foldedAxis.ts'
import { rangeBetween } from '#domain/layout/dragging.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { formatHours } from '../../format/formatTime.ts'
import { dateOfCell } from './dateOfCell.ts'
import styles from './ghost.module.css'
import type { HoursGeometry } from './geometry/geometryOf.ts'
import type { Gesture } from './Gesture.ts'
import type { Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'
import { markedDays } from './markedDays.ts'

/** A new event drawn on an empty place: from time to time among hours, from day to day elsewhere. */
export function drawing(target: Element, from: Point, surface: Surface): Gesture | null {
  const cell = target.closest('[data-cell]')
  if (!cell) return null
  const element = target.closest<HTMLElement>('[data-hours]')
  const { hours } = surface.geometry
  if (!element || !hours) return overDays(from, surface)
  return overHours({ element, date: dateOfCell(cell), from }, hours, surface)
}

type Begin = { readonly element: HTMLElement; readonly date: IsoDate; readonly from: Point }

function overHours({ element, date, from }: Begin, hours: HoursGeometry, { actions }: Surface): Gesture {
  const { axis, minuteAt, minuteHeight } = hours
  const begin = minuteAt(from)
  let range = rangeBetween(begin, begin, axis)
  const times = () => ({ start: axis.instantAt(date, range.start), end: axis.instantAt(date, range.end) })
  const box = document.createElement('div')
  box.className = styles.drawn ?? ''
  element.append(box)
  return {
    scrolls: true,
    cursor: 'ns-resize',
    to: (point) => {
      range = rangeBetween(begin, openPlace(axis, minuteAt(point)), axis)
      box.style.insetBlockStart = `${range.start * minuteHeight}px`
      box.style.blockSize = `${(range.end - range.start) * minuteHeight}px`
      const { start, end } = times()
      box.textContent = formatHours(start, end, actions.zone)
    },
    drop: () => {
      box.remove()
      const { start, end } = times()
      // An hour that does not exist on its day leaves nothing to draw.
      actions.startEvent(start, end > start ? end : undefined)
    },
    drawn: () => {
      const { start, end } = times()
      return end > start ? { kind: 'timed', start, end, zone: actions.zone.name } : null
    },
    cancel: () => box.remove(),
  }
}

function overDays(from: Point, { grid, geometry, actions }: Surface): Gesture {
  const days = markedDays(grid, geometry.dates)
  const begin = geometry.dayAt(from)
  let [first, last] = [begin, begin]
  const dates = () => {
    const [firstDate, lastDate] = [geometry.dates[first], geometry.dates[last]]
    return firstDate === undefined || lastDate === undefined ? null : { first: firstDate, last: lastDate }
  }
  return {
    scrolls: !geometry.hours,
    cursor: 'crosshair',
    to: (point) => {
      const at = geometry.dayAt(point)
      ;[first, last] = at < begin ? [at, begin] : [begin, at]
      days.mark(first, last)
    },
    drop: () => {
      days.clear()
      const drawn = dates()
      if (drawn) actions.startDays(drawn.first, drawn.last)
    },
    drawn: () => {
      const drawn = dates()
      return drawn && { kind: 'allDay', ...drawn }
    },
    cancel: days.clear,
  }
}
