import type { ReactNode } from 'react'

export type CardProps = {
  /** Its heading and its name. */
  readonly title: string
  /** What it stands beside, and what takes the focus back; null if that is not on screen: it then stands in the middle. */
  readonly anchor: HTMLElement | null
  /** Asked to close: by Escape, by the cross, or by a press outside. */
  readonly onClose: () => void
  /** It was opened by a double click, whose second press does nothing else. */
  readonly onDoubleClick?: (() => void) | undefined
  /** Enter on the card itself or on its anchor, and on none of its buttons. */
  readonly onEnter?: (() => void) | undefined
  /** A press there leaves it open: it goes along to what was pressed. */
  readonly goesTo?: (pressed: Element) => boolean
  /** It takes the place of one that was there: it does not move in, and the focus stays where it is. */
  readonly isNext?: boolean
  /** Out of sight and out of the way while something is dragged. */
  readonly isAside?: boolean
  readonly children: ReactNode
  /** The buttons, the main one first. */
  readonly footer?: ReactNode
}
