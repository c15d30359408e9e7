import { useEffectEvent, useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { besideOf, edgePixels, gapPixels, hasSpaceBeside } from './besideOf.ts'
import type { CardProps } from './CardProps.ts'
import { hairlineBetween } from './hairlineBetween.ts'
import { keepMessagesBeside } from './keepMessagesBeside.ts'
import { openCards } from './openCards.ts'
import { seenOf } from './seenOf.ts'

/**
 * Keeps a card beside its anchor when that is scrolled or drawn again. It covers neither the anchor nor the
 * edge of the window if there is space elsewhere.
 *
 * @param drawn the card as it is drawn: when that changes, other things on the page may have moved the anchor
 * @returns the position; undefined without an anchor
 */
export function useBeside(
  panel: RefObject<HTMLElement | null>,
  drawn: Pick<CardProps, 'anchor' | 'aroundAnchor'>,
): CSSProperties | undefined {
  const { anchor, aroundAnchor } = drawn
  const targetRef = useMemo(() => ({ current: anchor }), [anchor])
  const { overlayProps, updatePosition } = useOverlayPosition({
    targetRef,
    overlayRef: panel,
    placement: 'end top',
    offset: gapPixels,
    containerPadding: edgePixels,
    getTargetRect: (target) => besideOfNow(target, panel.current, aroundAnchor?.(target) ?? null),
  })
  const placedFor = useRef('')
  const place = useEffectEvent(() => {
    // To place it costs several layouts of the page: not for each key that is typed in it.
    const now = placeOf(panel.current, anchor, aroundAnchor)
    if (now === placedFor.current) return
    placedFor.current = now
    updatePosition()
    if (aroundAnchor && anchor && panel.current) drawHairline(panel.current, anchor)
    keepMessagesBeside(openCards())
  })

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is drawn with it may move the anchor
  useLayoutEffect(() => place(), [drawn])

  useLayoutEffect(() => {
    const card = panel.current
    let frame = 0
    function onScroll({ target }: Event) {
      if (target instanceof Node && card?.contains(target)) return
      frame ||= requestAnimationFrame(() => {
        frame = 0
        place()
      })
    }
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      keepMessagesBeside(openCards().filter((each) => each !== card))
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [panel])

  if (anchor === null) return undefined
  const { zIndex: _, ...style } = overlayProps.style ?? {}
  return style
}

/** What decides where a card stands: its size, that of the window, and where its anchor is seen. */
function placeOf(
  panel: HTMLElement | null,
  anchor: HTMLElement | null,
  aroundAnchor: CardProps['aroundAnchor'],
): string {
  const { clientWidth, clientHeight, dir } = document.documentElement
  const holder = anchor?.closest('[data-card]')
  const around = anchor && aroundAnchor?.(anchor)
  const seen = [anchor && seenOf(anchor), around && seenOf(around), holder && rectOf(holder)]
  return JSON.stringify([clientWidth, clientHeight, dir, panel?.offsetWidth, panel?.offsetHeight, seen])
}

function besideOfNow(target: Element, panel: HTMLElement | null, around: Element | null) {
  const { clientWidth, clientHeight, dir } = document.documentElement
  const card = { width: panel?.offsetWidth ?? 0, height: panel?.offsetHeight ?? 0 }
  // Beside the card that contains the anchor, not over it.
  const holder = target.closest<HTMLElement>('[data-card]')
  const seen = seenOf(target)
  const box = holder ? { ...rectOf(holder), top: seen.top, height: seen.height } : seen
  const room = { width: clientWidth, height: clientHeight }
  const whole = around && seenOf(around)
  const column = whole && { ...box, left: whole.left, width: whole.width }
  const wide = column && hasSpaceBeside(column, card, room) ? column : box
  const beside = besideOf(wide, card, room, dir === 'rtl')
  return DOMRect.fromRect({ x: beside.left, y: beside.top, width: beside.width, height: beside.height })
}

/** The line from an anchor to its card, as the stylesheet draws it. */
function drawHairline(card: HTMLElement, anchor: HTMLElement): void {
  const line = hairlineBetween(seenOf(anchor), rectOf(card))
  card.toggleAttribute('data-hairline', line !== null)
  if (line === null) return
  const isRtl = document.documentElement.dir === 'rtl'
  const start = isRtl ? card.offsetWidth - line.left - line.width : line.left
  card.style.setProperty('--hairline-start', `${start}px`)
  card.style.setProperty('--hairline-top', `${line.top}px`)
  card.style.setProperty('--hairline-width', `${line.width}px`)
}

const rectOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
