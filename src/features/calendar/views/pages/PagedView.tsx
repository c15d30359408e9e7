import { useMemo } from 'react'
import { useContinued } from '../../../../ui/useContinued.ts'
import { unmeasured } from '../../grid/view/useSize.ts'
import type { CalendarView, ViewProps } from '../CalendarView.ts'
import { PageSheets } from './PageSheets.tsx'
import type { PageContent } from './pagesAfter.ts'
import { useHeld } from './useHeld.ts'
import { usePages } from './usePages.ts'
import styles from './PagedView.module.css'

/** A period that can be drawn. */
export type Drawable = Pick<ViewProps, 'date' | 'days' | 'events'>

type PagedViewProps = ViewProps & {
  readonly view: CalendarView
  /** What a step leads to, as far as it is read; undefined while nothing may be drawn ahead. */
  readonly ahead: ((direction: -1 | 1) => Drawable | null) | undefined
}

const none: readonly never[] = []
const directions = [-1, 1] as const

/** A view whose periods are pages: what a step leads to is drawn before it is made. */
export function PagedView({ view, ahead, ...drawn }: PagedViewProps) {
  const { date, events, context, now, today, size } = drawn
  const element = useContinued({ view, ...drawn }, drawnBy)
  const basis = useMemo(() => ({ events, context, now, today, size }), [events, context, now, today, size])
  const { isHeld, ...holding } = useHeld()
  const pages = usePages({
    drawn: { view: view.name, date, element },
    isHeld,
    ahead: ahead && size !== unmeasured ? pagesAhead : undefined,
    basis,
  })

  function pagesAhead(): readonly PageContent[] {
    const periods = directions.flatMap((direction) => ahead?.(direction) ?? none)
    return periods.map((period) => {
      const props = { ...drawn, ...period, label: view.label(period.date, period.days), isRead: true }
      return { view: view.name, date: period.date, element: drawnBy({ view, ...props }) }
    })
  }

  return (
    <div className={styles.pages} {...holding}>
      <PageSheets pages={pages} />
    </div>
  )
}

const drawnBy = ({ view, ...props }: ViewProps & { readonly view: CalendarView }) => (
  <view.component {...props} />
)
