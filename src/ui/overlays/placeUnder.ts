import { heightAboveKeyboard } from '../keyboard/heightAboveKeyboard.ts'

const gap = 4

/**
 * Opens an element with `popover` below another one, or above it where there is more room. Again, it is placed anew:
 * where an on-screen keyboard has come.
 */
export function placeUnder(anchor: HTMLElement, panel: HTMLElement): void {
  if (!panel.matches(':popover-open')) panel.showPopover()
  panel.style.maxBlockSize = ''
  const height = heightAboveKeyboard()
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const isAbove = height - bottom < panel.offsetHeight + gap && top > height - bottom
  const room = (isAbove ? top : height - bottom) - 2 * gap
  panel.style.maxBlockSize = `min(16rem, ${room}px)`
  panel.style.minInlineSize = `${right - left}px`
  panel.style.top = isAbove ? '' : `${bottom + gap}px`
  panel.style.bottom = isAbove ? `${innerHeight - top + gap}px` : ''
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const width = document.documentElement.clientWidth
  const within = (from: number) => `${Math.max(gap, Math.min(from, width - panel.offsetWidth - gap))}px`
  panel.style.left = isRightToLeft ? '' : within(left)
  panel.style.right = isRightToLeft ? within(width - right) : ''
}
