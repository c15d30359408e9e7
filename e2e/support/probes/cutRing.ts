import type { Page } from '@playwright/test'

/** What cuts off the focus ring of the focused element; null if the ring is whole. */
export const cutRing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const ringed = [focused, focused?.parentElement].find(
      (element) => element && getComputedStyle(element).outlineStyle !== 'none',
    )
    if (!focused || focused === document.body || !ringed) return null
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const { left, right } = ringed.getBoundingClientRect()
    const name = focused.getAttribute('aria-label') ?? focused.textContent
    if (left - reach < -0.5 || right + reach > window.innerWidth + 0.5) return `${name}: the window`
    for (let around = ringed.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const edges = around.getBoundingClientRect()
      const start = edges.left + around.clientLeft
      const end = start + around.clientWidth
      if (left - reach < start - 0.5 || right + reach > end + 0.5) return `${name}: ${around.className}`
    }
    return null
  })
