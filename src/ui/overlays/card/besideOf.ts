/** Pixels of the window. */
export type WindowRect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<WindowRect, 'width' | 'height'>

type Space = {
  /** The visible part of what the card is about. */
  readonly anchor: WindowRect
  /** The visible part of what it shall not cover either, if there is space beside that. */
  readonly column: WindowRect | null
  readonly card: Size
  /** The size of the window. */
  readonly room: Size
  readonly isRtl: boolean
}

/** The gap between a card and its anchor, and between a card and the edge of the window, at least. */
const gapPixels = 8
const edgePixels = 12

/**
 * Where a card stands: at the end of its anchor, or at its start, aligned with its top. If it fits at no side, it hangs
 * below the anchor or above it, from its start on; and if it fits nowhere, it lies over the end of the anchor.
 *
 * @returns its upper left corner, inside the window
 */
export function besideOf({ anchor, column, card, room, isRtl }: Space): Pick<WindowRect, 'left' | 'top'> {
  const around = column && { ...anchor, left: column.left, width: column.width }
  const box = around && hasSpaceBeside(around, card, room) ? around : anchor
  const { left, top } = hasSpaceBeside(box, card, room)
    ? { left: sideOf(box, card, room, isRtl), top: box.top }
    : besideNoSide({ anchor, column, card, room, isRtl })
  return { left: inside(left, room.width - card.width), top: inside(top, room.height - card.height) }
}

/** The left edge of a card at a side where it fits, that at which reading ends by preference. */
function sideOf(box: WindowRect, card: Size, room: Size, isRtl: boolean): number {
  const [atLeft, atRight] = [box.left - gapPixels - card.width, box.left + box.width + gapPixels]
  const fitsLeft = atLeft >= edgePixels
  const fitsRight = atRight + card.width <= room.width - edgePixels
  return (isRtl ? fitsLeft : !fitsRight) ? atLeft : atRight
}

function besideNoSide({ anchor, card, room, isRtl }: Space): Pick<WindowRect, 'left' | 'top'> {
  const left = isRtl ? anchor.left + anchor.width - card.width : anchor.left
  const needed = card.height + gapPixels + edgePixels
  const bottom = anchor.top + anchor.height
  if (room.height - bottom >= needed) return { left, top: bottom + gapPixels }
  if (anchor.top >= needed) return { left, top: anchor.top - gapPixels - card.height }
  return { left: isRtl ? edgePixels : room.width - edgePixels - card.width, top: anchor.top }
}

const inside = (at: number, room: number) => Math.max(edgePixels, Math.min(at, room - edgePixels))

function hasSpaceBeside(box: WindowRect, card: Size, room: Size): boolean {
  const [toLeft, toRight] = [box.left, room.width - box.left - box.width]
  return Math.max(toLeft, toRight) >= card.width + gapPixels + edgePixels
}
