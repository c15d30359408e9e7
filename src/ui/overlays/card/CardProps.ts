import type { ReactNode } from 'react'

export type CardProps = {
  /** Its heading and its name. */
  readonly title: string
  /** In the place of the heading: a field, for what is typed there. The card keeps its name. */
  readonly heading?: ReactNode
  /**
   * The element it is beside, and that gets the focus back; null if that is not on screen: then it is in the
   * middle.
   */
  readonly anchor: HTMLElement | null
  /**
   * What it shall not cover either: the column that its anchor is in. If there is no space beside that, it is beside
   * the anchor. A line leads from the anchor to it.
   */
  readonly aroundAnchor?: ((anchor: Element) => Element | null) | undefined
  /** As a sheet it leaves the page above it usable; otherwise the page has a veil then. */
  readonly isOpenSheet?: boolean
  /** Close was requested: by Escape, by the cross, or by a press outside. */
  readonly onClose: () => void
  /** It was opened by a double click, whose second press does nothing else. */
  readonly onDoubleClick?: (() => void) | undefined
  /** Enter on the card itself or on its anchor, and on none of its buttons. */
  readonly onEnter?: (() => void) | undefined
  /** A press there leaves it open: it moves to what was pressed. */
  readonly goesTo?: (pressed: Element) => boolean
  /** It replaces one that was open: it is not animated, and the focus stays where it is. */
  readonly isNext?: boolean
  /** Invisible and not in the way while something is dragged. */
  readonly isAside?: boolean
  readonly children: ReactNode
  /** The buttons, the main one first. */
  readonly footer?: ReactNode
}
