import { Trans, useLingui } from '@lingui/react/macro'
import { useInsertionEffect, useMemo, useRef } from 'react'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { andList } from '../../../locales/andList.ts'
import { nameColours } from '../grid/model/calendarColours.ts'
import { eventsNear } from '../grid/model/eventsNear.ts'
import { liftId, recurringId } from '../grid/view/chip.tsx'
import { useSize } from '../grid/view/useSize.ts'
import { PagedView, type Drawable } from './pages/PagedView.tsx'
import type { Direction } from './swipe/followFinger.ts'
import { useSwipe } from './swipe/useSwipe.ts'
import type { CalendarView, ViewProps } from './CalendarView.ts'
import { ClocksNote } from './ClocksNote.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import styles from './CalendarGrid.module.css'

// lingui-set comment="“recurring” (adjective) is read out after the name of an event that repeats."

type CalendarGridProps = Omit<ViewProps, 'label' | 'size' | 'hourPlace'> & {
  readonly view: CalendarView
  /** What a step forward or back would lead to; not said where no finger draws it in. */
  readonly beside?: (direction: Direction) => Pick<ViewProps, 'date' | 'days'>
  /** The same with its events, as far as they are read; undefined while something else than the period is on screen. */
  readonly ahead?: ((direction: Direction) => Drawable | null) | undefined
  /** Nothing more is being read. */
  readonly isSettled: boolean
  /** Something could not be read. */
  readonly isFailed: boolean
}

const none: readonly never[] = []

/** The events of a period as its view draws them. */
export function CalendarGrid({ view, beside, ahead, isSettled, isFailed, ...drawn }: CalendarGridProps) {
  const { date, days, events, context, isRead, today } = drawn
  const { ref, size } = useSize()
  const hourPlace = useRef<number | null>(null)
  const isSwiped = beside !== undefined && view.isSwiped !== false
  const towards = useSwipe(ref, {
    isOn: isSwiped,
    shown: `${view.name}/${date}`,
    mayStep: (to) => beside?.(to).date !== date,
    step: drawn.actions.step,
  })
  const next = towards === null ? null : beside?.(towards)

  useInsertionEffect(() => nameColours(context.calendars), [context.calendars])
  const maySayFree = isRead && isSettled && !isFailed && view.saysFree !== false
  const maySayMissing = !isRead && isFailed
  const isEmpty = useMemo(
    () => (maySayFree || maySayMissing) && !isAnyOn(days, events, context),
    [maySayFree, maySayMissing, days, events, context],
  )
  const label = view.label(date, days)
  return (
    <ViewFrame view={view} isRead={isRead} isSwiping={Boolean(next)}>
      <Descriptions />
      <div ref={ref} className={styles.view} data-swiped={isSwiped || undefined}>
        {isSwiped ? (
          <PagedView
            {...drawn}
            {...{ view, label, size, hourPlace }}
            ahead={isSettled && !isFailed ? ahead : undefined}
          />
        ) : (
          <view.component {...drawn} {...{ label, size, hourPlace }} />
        )}
        {next && (
          <div className={styles.beside} data-side={towards === 1 ? 'end' : 'start'} inert>
            <view.component
              {...drawn}
              {...next}
              label={view.label(next.date, next.days)}
              {...{ size, hourPlace }}
            />
          </div>
        )}
      </div>
      {view.saysClocks !== false && (view.isSwiped === false || days.includes(today)) && (
        <ClocksNote first={today} last={today} zone={context.zone} />
      )}
      {isEmpty && maySayFree && <Free {...context} />}
      {isEmpty && maySayMissing && (
        <p className={styles.empty}>
          <Trans>These days couldn’t be loaded.</Trans>
        </p>
      )}
    </ViewFrame>
  )
}

/** What describes the chips: once for all of them. */
const Descriptions = () => (
  <>
    <span id={recurringId} hidden>
      <Trans>recurring</Trans>
    </span>
    <span id={liftId} hidden>
      <Trans comment="Read out after the name of an event in the grid: the space bar begins to move it by keys.">
        Space picks it up
      </Trans>
    </span>
  </>
)

/** Nothing is planned on these days, or nothing of what alone is shown. */
function Free({ matches, calendars }: Pick<ViewProps['context'], 'matches' | 'calendars'>) {
  const { t } = useLingui()
  const isolatedBy = matches?.isolatedBy ?? none
  const names = andList(isolatedBy)
  if (isolatedBy.length > 0) {
    return (
      <p className={styles.empty}>
        {t({
          message: `Nothing here matches ${names}.`,
          comment: 'The names of saved searches that leave out everything else.',
        })}
      </p>
    )
  }
  if (![...calendars.values()].some(({ canWrite }) => canWrite)) {
    return (
      <p className={styles.empty}>
        <Trans>Nothing planned</Trans>
      </p>
    )
  }
  return (
    <p className={styles.empty}>
      <span className={styles.byPointer}>
        <Trans>Nothing planned. Click a time to add an event.</Trans>
      </span>
      <span className={styles.byTouch}>
        <Trans>Nothing planned. Tap a time to add an event.</Trans>
      </span>
    </p>
  )
}

/** Whether an event is on one of these days. */
function isAnyOn(
  days: ViewProps['days'],
  events: ViewProps['events'],
  { zone }: ViewProps['context'],
): boolean {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return false
  return eventsNear(events, days).some((event) => {
    const { first, last } = daysOf(event, zone)
    return first <= dayNumber(to) && last >= dayNumber(from)
  })
}
