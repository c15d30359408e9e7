import { rangeBetween } from '#domain/layout/dragging.ts'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { formatHours } from '../../format/formatTime.ts'
import styles from './ghost.module.css'
import { geometryOf } from './geometryOf.ts'
import type { Gesture, Point, Surface } from './Gesture.ts'
import { markedDays } from './markedDays.ts'

/** A new event that is drawn on an empty place: from time to time in a day's hours, from day to day elsewhere. */
export function drawing(target: Element, from: Point, surface: Surface): Gesture | null {
  const date = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  if (date === undefined) return null
  const hours = target.closest<HTMLElement>('[data-hours]')
  return hours && surface.axis
    ? overHours(hours, { date, from, axis: surface.axis }, surface)
    : overDays(from, surface)
}

type Beginning = { readonly date: string; readonly from: Point; readonly axis: HourAxis }

function overHours(hours: HTMLElement, { date, from, axis }: Beginning, surface: Surface): Gesture {
  const { actions } = surface
  const geometry = geometryOf(surface).hours
  const minuteAt = (point: Point) => geometry?.minuteAt(point) ?? 0
  const begin = minuteAt(from)
  const height = geometry?.minuteHeight ?? 1
  let range = rangeBetween(begin, begin, axis)
  const times = () => ({ start: axis.instantAt(date, range.start), end: axis.instantAt(date, range.end) })
  const box = document.createElement('div')
  box.className = styles.drawn ?? ''
  hours.append(box)
  return {
    scrolls: true,
    cursor: 'ns-resize',
    to: (point) => {
      range = rangeBetween(begin, minuteAt(point), axis)
      box.style.insetBlockStart = `${range.start * height}px`
      box.style.blockSize = `${(range.end - range.start) * height}px`
      const { start, end } = times()
      box.textContent = formatHours(start, end, actions.zone)
    },
    drop: () => {
      box.remove()
      const { start, end } = times()
      // Of an hour that its day has not, nothing is left.
      actions.startEvent(start, end > start ? end : undefined)
    },
    cancel: () => box.remove(),
  }
}

function overDays(from: Point, surface: Surface): Gesture {
  const geometry = geometryOf(surface)
  const days = markedDays(geometry)
  const begin = geometry.dayAt(from)
  let [first, last] = [begin, begin]
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
      surface.actions.startDays(geometry.dates[first] ?? '', geometry.dates[last] ?? '')
    },
    cancel: days.clear,
  }
}
