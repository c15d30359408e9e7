import type { WindowRect } from './besideOf.ts'

/**
 * The visible part of an element, without what was scrolled out of a box around it. If nothing is visible, a
 * line at the edge.
 */
export function seenOf(element: Element): WindowRect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const edge = around.getBoundingClientRect()
    ;[top, bottom] = [inside(top, edge.top, edge.bottom), inside(bottom, edge.top, edge.bottom)]
    ;[left, right] = [inside(left, edge.left, edge.right), inside(right, edge.left, edge.right)]
  }
  return { left, top, width: right - left, height: bottom - top }
}

const inside = (at: number, from: number, to: number) => Math.min(Math.max(at, from), to)
