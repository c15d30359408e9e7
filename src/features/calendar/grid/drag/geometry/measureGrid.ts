import type { GridModel } from '../../model/GridModel.ts'
import { dateOfCell } from '../dateOfCell.ts'

/** A point on the screen, in pixels of the window. */
export type Point = { readonly x: number; readonly y: number }

/** Pixels of the window. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The measured boxes of a grid, in pixels of the window. Everything inside is calculated from its model. */
export type GridBox = {
  /** The grid itself. */
  readonly bounds: Box
  /** 1 if days run to the right, -1 if they run to the left. */
  readonly sign: 1 | -1
  readonly remPixels: number
  /** The height of a chip in a line below others. */
  readonly lineHeight: number
  /** All days, visible or not, rendered or not. */
  readonly days: Box
  /**
   * Where its columns begin, in pixels from the edge where days begin, and where the last one ends; missing if
   * all are equal.
   */
  readonly edges?: readonly number[]
  /** The hours of its days, and the row pinned above them; null in a month. */
  readonly hours: { readonly top: number; readonly height: number; readonly lanesTop: number } | null
  /** The height of a day's number in a month. */
  readonly numeralHeight: number
  /** The visible part below what does not scroll. */
  readonly visibleTop: number
  readonly visibleBottom: number
  readonly scrollTop: number
  readonly maxScrollTop: number
}

/** The only place that measures a grid: once, when a gesture begins. */
export function measureGrid(grid: HTMLElement, model: GridModel): GridBox {
  const cells = grid.querySelectorAll('[data-cell]')
  const first = rectOf(cells[0])
  const last = rectOf(cells[cells.length - 1])
  const [left, right] = [Math.min(first.left, last.left), Math.max(first.right, last.right)]
  const hours = grid.querySelector('[data-hours]')
  const lanes = hours?.previousElementSibling
  const bounds = rectOf(grid)
  const sign = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  const remPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const visibleTop = rectOf(lanes ?? grid.firstElementChild).bottom
  return {
    bounds,
    sign,
    ...(model.narrow?.size && { edges: edgesOf(cells, sign === 1 ? left : right) }),
    remPixels,
    lineHeight: Number.parseFloat(getComputedStyle(grid).getPropertyValue('--chip-line')) * remPixels,
    days: { left, width: right - left, ...heightOf(model, cells, last.bottom - first.top, first.top) },
    hours: hours && { top: rectOf(hours).top, height: rectOf(hours).height, lanesTop: rectOf(lanes).top },
    numeralHeight: rectOf(cells[0]?.querySelector('[data-day]')).height,
    visibleTop,
    visibleBottom: bounds.top + grid.clientHeight,
    scrollTop: grid.scrollTop,
    maxScrollTop: grid.scrollHeight - grid.clientHeight,
  }
}

/** The top and the height of all days, some of which are rendered. */
function heightOf({ days, rowLength }: GridModel, cells: NodeListOf<Element>, drawn: number, top: number) {
  const first = cells[0]
  const row = drawn / Math.max(1, cells.length / rowLength)
  const above = first ? days.findIndex(({ date }) => date === dateOfCell(first)) / rowLength : 0
  return { top: top - Math.max(0, above) * row, height: (days.length / rowLength) * row }
}

function edgesOf(cells: NodeListOf<Element>, from: number): readonly number[] {
  const boxes = [...cells].map(rectOf)
  const begin = ({ left, right }: DOMRect) => Math.min(Math.abs(left - from), Math.abs(right - from))
  const end = ({ left, right }: DOMRect) => Math.max(Math.abs(left - from), Math.abs(right - from))
  return [...boxes.map(begin), ...boxes.slice(-1).map(end)]
}

/** Whether a point is in a box. */
export const isWithin = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

const rectOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
