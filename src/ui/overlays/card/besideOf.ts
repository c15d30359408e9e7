/** Pixels of the window. */
export type WindowRect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<WindowRect, 'width' | 'height'>

type Corner = Pick<WindowRect, 'left' | 'top'>

type Around = {
  readonly card: Size
  /** The size of the window. */
  readonly room: Size
  readonly isRtl: boolean
}

type Space = Around & {
  /** The visible part of what the card is about. */
  readonly anchor: WindowRect
  /** The visible part of what it shall not cover either, if there is space beside that. */
  readonly column: WindowRect | null
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
export function besideOf({ anchor, column, ...around }: Space): Corner {
  const { card, room } = around
  const left = (column && sideOf(column, around)) ?? sideOf(anchor, around)
  const at = left === null ? besideNoSide(anchor, around) : { left, top: anchor.top }
  return { left: inside(at.left, room.width - card.width), top: inside(at.top, room.height - card.height) }
}

/** The left edge of a card at a side of a box, that at which reading ends by preference; null if it fits at none. */
function sideOf(box: WindowRect, { card, room, isRtl }: Around): number | null {
  const [atLeft, atRight] = [box.left - gapPixels - card.width, box.left + box.width + gapPixels]
  const fitsLeft = atLeft >= edgePixels
  const fitsRight = atRight + card.width <= room.width - edgePixels
  if (!fitsLeft && !fitsRight) return null
  return (isRtl ? fitsLeft : !fitsRight) ? atLeft : atRight
}

function besideNoSide(anchor: WindowRect, { card, room, isRtl }: Around): Corner {
  const left = isRtl ? anchor.left + anchor.width - card.width : anchor.left
  const needed = card.height + gapPixels + edgePixels
  const bottom = anchor.top + anchor.height
  if (room.height - bottom >= needed) return { left, top: bottom + gapPixels }
  if (anchor.top >= needed) return { left, top: anchor.top - gapPixels - card.height }
  return { left: isRtl ? edgePixels : room.width - edgePixels - card.width, top: anchor.top }
}

const inside = (at: number, room: number) => Math.max(edgePixels, Math.min(at, room - edgePixels))
