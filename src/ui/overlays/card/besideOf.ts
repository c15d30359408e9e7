/** Pixels of the window. */
export type WindowRect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<WindowRect, 'width' | 'height'>

/** The gap between a card and its anchor, and between a card and the edge of the window. */
export const gapPixels = 8
export const edgePixels = 12

/**
 * The box that a card is placed at the end of, aligned with its top. That is its anchor if the card fits at a
 * side of it, else a line at its start from which the card hangs below or above it; and if it fits nowhere,
 * the part of the anchor that leaves space for the card over its end.
 *
 * @param anchor the visible part of it
 * @param card its size
 * @param room the size of the window
 */
export function besideOf(anchor: WindowRect, card: Size, room: Size, isRtl: boolean): WindowRect {
  if (hasSpaceBeside(anchor, card, room)) return anchor
  const line = {
    left: isRtl ? anchor.left + anchor.width + gapPixels : anchor.left - gapPixels,
    width: 0,
    height: card.height,
  }
  const needed = card.height + gapPixels + edgePixels
  const bottom = anchor.top + anchor.height
  if (room.height - bottom >= needed) return { ...line, top: bottom + gapPixels }
  if (anchor.top >= needed) return { ...line, top: anchor.top - gapPixels - card.height }
  const reach = edgePixels + card.width + gapPixels
  return isRtl
    ? { ...anchor, left: reach, width: Math.max(0, anchor.left + anchor.width - reach) }
    : { ...anchor, width: Math.max(0, room.width - reach - anchor.left) }
}

/** Whether a card fits at one side of a box. */
export function hasSpaceBeside(box: WindowRect, card: Size, room: Size): boolean {
  const [toLeft, toRight] = [box.left, room.width - box.left - box.width]
  return Math.max(toLeft, toRight) >= card.width + gapPixels + edgePixels
}
