import type { Page } from '@playwright/test'

/**
 * What a person would not read as it is meant, of the dialogs that are open, else of the page: words that are cut off without
 * an ellipsis, words over other words, and parts that scroll sideways. Empty if all is well.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(faults)

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
type Line = { readonly element: Element; readonly words: string; readonly box: Box; readonly seen: Box }

/** Runs in the page. */
function faults(): string[] {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].filter(
    isShown,
  )
  const roots = dialogs.length > 0 ? dialogs : [document.body]
  const elements = [...new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))].filter(
    isShown,
  )
  const lines = elements.flatMap(linesOf)
  return [...new Set([...elements.flatMap(sideways), ...lines.flatMap(cut), ...overlapping(lines)])]

  function isShown(element: Element): boolean {
    if (element.closest('[aria-label="Mock world"], option') !== null) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function sideways(element: Element): string[] {
    const { overflowX } = getComputedStyle(element)
    const isWindow = element === document.body && document.documentElement.scrollWidth > window.innerWidth
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    const excess = element.scrollWidth - element.clientWidth
    if (!isWindow && !(scrolls && excess > 1 && element.clientWidth > 1 && !isField(element))) return []
    return [`scrolls sideways by ${excess}: ${nameOf(element)}`]
  }

  /** The lines of the text that stands in an element itself, as far as its surroundings let them be seen. */
  function linesOf(element: Element): Line[] {
    return [...element.childNodes].flatMap((node) => {
      const words = node.textContent?.trim() ?? ''
      if (node.nodeType !== Node.TEXT_NODE || words === '') return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].flatMap((box) => {
        const seen = seenOf(element, box)
        return box.width > 1 && seen ? [{ element, words, box, seen }] : []
      })
    })
  }

  /** What of a box its surroundings show; null if it is scrolled away, or for screen readers alone. */
  function seenOf(element: Element, box: Box): Box | null {
    const seen = clippers(element).reduce<Box>((rest, { edges }) => shared(rest, edges), box)
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null
  }

  /** The elements around that clip what stands in them, up to the first that does not move with the page. */
  function clippers(element: Element): { readonly around: Element; readonly edges: Box }[] {
    const found: { readonly around: Element; readonly edges: Box }[] = []
    let position = 'static'
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      const isPassed = position === 'absolute' && style.position === 'static'
      if (!isPassed && (style.overflowX !== 'visible' || style.overflowY !== 'visible'))
        found.push({ around, edges: around.getBoundingClientRect() })
      if (style.position === 'fixed') break
      if (!isPassed || style.position !== 'static')
        position = style.position === 'static' ? position : style.position
    }
    return found
  }

  function cut({ element, words, box }: Line): string[] {
    for (const { around, edges } of clippers(element)) {
      const style = getComputedStyle(around)
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (hasEllipsis) return []
      const left =
        style.overflowX === 'visible' ? 0 : Math.max(edges.left - box.left, box.right - edges.right)
      if (left > 1.5 && style.overflowX !== 'auto' && style.overflowX !== 'scroll')
        return [`cut at the side by ${Math.round(left)}: “${words}” in ${nameOf(around)}`]
      const scrollsDown = style.overflowY === 'auto' || style.overflowY === 'scroll'
      if (scrollsDown) return []
      const below =
        style.overflowY === 'visible' ? 0 : Math.max(edges.top - box.top, box.bottom - edges.bottom)
      const height = box.bottom - box.top
      if (below > height / 4 && below < height)
        return [`cut in its height by ${Math.round(below)}: “${words}” in ${nameOf(around)}`]
    }
    return []
  }

  function overlapping(all: readonly Line[]): string[] {
    const sorted = all.toSorted((one, other) => one.seen.top - other.seen.top)
    return sorted.flatMap((one, index) => {
      const found: string[] = []
      for (const other of sorted.slice(index + 1)) {
        if (other.seen.top >= one.seen.bottom) break
        const both = shared(one.seen, other.seen)
        const [width, height] = [both.right - both.left, both.bottom - both.top]
        if (width < 2 || height < 5 || one.element === other.element) continue
        // One that lies over the other hides it, as a draft over the hours does.
        const top = document.elementFromPoint(both.left + width / 2, both.top + height / 2)
        if (top !== null && !top.contains(one.element) && !one.element.contains(top)) continue
        if (top !== null && !top.contains(other.element) && !other.element.contains(top)) continue
        found.push(`“${one.words}” over “${other.words}” by ${Math.round(width)} × ${Math.round(height)}`)
      }
      return found
    })
  }

  function shared(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }

  function isField(element: Element): boolean {
    return element.matches('input, textarea, select, [contenteditable=true]')
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
    return `${element.tagName.toLowerCase()}.${element.className} “${name}”`
  }
}
