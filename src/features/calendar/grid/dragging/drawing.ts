import { rangeBetween } from '#domain/layout/dragging.ts'
import { hoursName } from '../../words/timeName.ts'
import type { GridActions } from '../GridActions.ts'
import styles from './ghost.module.css'
import type { Gesture, Point } from './Gesture.ts'
import { cellsOf } from './places.ts'

/** A new event that is drawn on an empty place: from time to time in a day's hours, from day to day elsewhere. */
export function drawing(
  target: Element,
  grid: HTMLElement,
  from: Point,
  actions: GridActions,
): Gesture | null {
  const cell = target.closest<HTMLElement>('[data-cell]')
  if (!cell) return null
  const hours = target.closest<HTMLElement>('[data-hours]')
  return hours ? overHours(hours, cell, from, actions) : overDays(grid, cell, actions)
}

function overHours(hours: HTMLElement, cell: HTMLElement, from: Point, actions: GridActions): Gesture {
  const { height } = hours.getBoundingClientRect()
  const minutesAt = (y: number) => ((y - hours.getBoundingClientRect().top) / height) * 24 * 60
  const begin = minutesAt(from.y)
  let range = rangeBetween(begin, begin)
  const box = document.createElement('div')
  box.className = styles.drawn ?? ''
  hours.append(box)
  return {
    to: ({ y }) => {
      range = rangeBetween(begin, minutesAt(y))
      box.style.insetBlockStart = `${(range.start / 1440) * height}px`
      box.style.blockSize = `${((range.end - range.start) / 1440) * height}px`
      box.textContent = hoursName(range.start, range.end)
    },
    drop: () => {
      box.remove()
      actions.startEvent(cell.dataset['cell'] ?? '', range.start, range.end)
    },
    cancel: () => box.remove(),
  }
}

function overDays(grid: HTMLElement, cell: HTMLElement, actions: GridActions): Gesture {
  const cells = cellsOf(grid)
  const begin = cells.indexOf(cell)
  let [first, last] = [begin, begin]
  const mark = (isChosen: boolean) => {
    for (const each of cells.slice(first, last + 1)) each.classList.toggle(styles.chosen ?? '', isChosen)
  }
  return {
    to: ({ x, y }) => {
      const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')
      const at = under ? cells.indexOf(under) : -1
      if (at < 0) return
      mark(false)
      ;[first, last] = at < begin ? [at, begin] : [begin, at]
      mark(true)
    },
    drop: () => {
      mark(false)
      actions.startDays(cells[first]?.dataset['cell'] ?? '', cells[last]?.dataset['cell'] ?? '')
    },
    cancel: () => mark(false),
  }
}
