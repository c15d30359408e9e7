/** Pixels of the window. */
export type WindowRect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<WindowRect, 'width' | 'height'>

/** Between a card and its anchor, and between a card and the edge of the window. */
export const gapPixels = 8
export const edgePixels = 12

/**
 * The box that a card is to stand at the end of, its top at the top. That is its anchor where the card fits at a side of
 * it, else a line at its start from which the card hangs below or above it; and where it fits nowhere, so much of the
 * anchor as leaves room for the card over its end.
 *
 * @param anchor as much of it as can be seen
 * @param card its size
 * @param room the size of the window
 */
export function besideOf(anchor: WindowRect, card: Size, room: Size, isRtl: boolean): WindowRect {
  const [toLeft, toRight] = [anchor.left, room.width - anchor.left - anchor.width]
  if (Math.max(toLeft, toRight) >= card.width + gapPixels + edgePixels) return anchor
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
