import type { ReactNode } from 'react'
import { useLasting } from '../../../ui/useLasting.ts'
import type { CalendarView } from './CalendarView.ts'
import styles from './CalendarGrid.module.css'

type ViewFrameProps = {
  readonly view: CalendarView
  readonly isRead: boolean
  /** A finger draws in the next period. */
  readonly isSwiping: boolean
  readonly children: ReactNode
}

/** So long days may be unread before they look it: a quick answer does not flicker. */
const unreadMs = 400

/**
 * Where a view is drawn. Unread days are hatched by one attribute here: an animation in each of them, to begin late, costs more than
 * all else of a step.
 */
export function ViewFrame({ view, isRead, isSwiping, children }: ViewFrameProps) {
  const isUnread = useLasting(!isRead, unreadMs)
  return (
    <div
      className={styles.stage}
      data-region="grid"
      data-print={view.print.orientation}
      data-unread={isUnread ? '' : undefined}
      data-swiping={isSwiping ? '' : undefined}
    >
      {children}
    </div>
  )
}
