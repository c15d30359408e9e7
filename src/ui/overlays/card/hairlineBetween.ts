import type { WindowRect } from './besideOf.ts'

/** A horizontal line, from the upper left corner of a card. */
export type Hairline = { readonly left: number; readonly top: number; readonly width: number }

/** The line is this far below the top of the anchor, and of the card at least. */
const belowTop = 12

/**
 * The line from the side of an anchor to the card beside it.
 *
 * @param anchor the visible part of it
 * @returns null if the card is above or below the anchor, or over it
 */
export function hairlineBetween(anchor: WindowRect, card: WindowRect): Hairline | null {
  const [end, cardEnd] = [anchor.left + anchor.width, card.left + card.width]
  const width = Math.max(card.left - end, anchor.left - cardEnd)
  const at = anchor.top + Math.min(belowTop, anchor.height / 2)
  const top = at - card.top
  if (width <= 0 || top < belowTop || top > card.height - belowTop) return null
  return { left: card.left > end ? -width : card.width, top, width }
}
