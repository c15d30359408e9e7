import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { besideOf, type WindowRect } from './besideOf.ts'
import type { CardProps } from './CardProps.ts'
import { hairlineBetween, type Hairline } from './hairlineBetween.ts'
import { keepMessagesBeside } from './keepMessagesBeside.ts'
import { openCards } from './openCards.ts'
import { seenOf } from './seenOf.ts'

type Beside = Pick<CardProps, 'anchor' | 'aroundAnchor'>

/**
 * Keeps a card beside its anchor when that is scrolled or drawn again, or when the card or the window changes its size.
 * It covers neither the anchor nor the edge of the window if there is space elsewhere.
 *
 * @param drawn the card as it is drawn: when that changes, other things on the page may have moved the anchor; null if
 *   it stands at the edge of the window
 */
export function useBeside(panel: RefObject<HTMLElement | null>, drawn: Beside | null): void {
  const place = useEffectEvent(() => {
    if (panel.current) placeCard(panel.current, drawn)
  })

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is drawn with it may move the anchor
  useLayoutEffect(() => place(), [drawn])

  useLayoutEffect(() => {
    const card = panel.current
    if (!card) return undefined
    let frame = 0
    function onMove({ target }: Event) {
      if (target instanceof Node && card?.contains(target)) return
      frame ||= requestAnimationFrame(() => {
        frame = 0
        place()
      })
    }
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('scroll', onMove, { capture: true, passive: true, signal })
    window.addEventListener('resize', onMove, { signal })
    const resized = new ResizeObserver(() => place())
    resized.observe(card)
    return () => {
      over.abort()
      resized.disconnect()
      cancelAnimationFrame(frame)
      keepMessagesBeside(rectsOf(openCards().filter((each) => each !== card)))
    }
  }, [panel])
}

/** Everything is read before anything is written: the page is laid out once. */
function placeCard(card: HTMLElement, drawn: Beside | null): void {
  const others = rectsOf(openCards().filter((each) => each !== card))
  if (!drawn?.anchor) {
    keepMessagesBeside([...others, rectOf(card)])
    card.style.removeProperty('left')
    card.style.removeProperty('top')
    drawHairline(card, null)
    return
  }
  const { anchor, aroundAnchor } = drawn
  const { clientWidth, clientHeight, dir } = document.documentElement
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const room = { width: clientWidth, height: clientHeight }
  const isRtl = dir === 'rtl'
  const seen = seenOf(anchor)
  // Beside the card that contains the anchor, not over it.
  const holder = anchor.closest('[data-card]')
  const box = holder ? { ...rectOf(holder), top: seen.top, height: seen.height } : seen
  const around = aroundAnchor?.(anchor)
  const column = around ? seenOf(around) : null
  const corner = besideOf({ anchor: box, column, card: size, room, isRtl })
  const rect = { ...size, ...corner }
  keepMessagesBeside([...others, rect])
  card.style.left = `${corner.left}px`
  card.style.top = `${corner.top}px`
  drawHairline(card, aroundAnchor ? hairlineBetween(seen, rect) : null)
}

/** Written on the card, it would be inherited, and all of the card styled once more. */
function drawHairline(card: HTMLElement, line: Hairline | null): void {
  const drawn = card.querySelector<HTMLElement>(':scope > [data-hairline]')
  if (!drawn) return
  drawn.style.left = `${line?.left ?? 0}px`
  drawn.style.top = `${line?.top ?? 0}px`
  drawn.style.width = `${line?.width ?? 0}px`
}

const rectsOf = (elements: readonly Element[]) => elements.map(rectOf)

const rectOf = (element: Element): WindowRect => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
