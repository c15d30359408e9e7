import { useCallback, useMemo } from 'react'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { newEventMinutes } from '../options/newEventMinutes.ts'
import type { AskScope } from '../edits/AskScope.ts'
import { useDrag } from './useDrag.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { GridActions } from '../grid/GridActions.ts'
import { dayView } from '../views/day/dayView.ts'
import type { WaysToEvents } from '../views/usePeriod.ts'
import type { OpenDialog } from './OpenDialog.ts'
import { daysIn, timesIn } from '../slip/timesIn.ts'

type Page = WaysToEvents & {
  readonly events: readonly CalendarEvent[]
  /** The one that is being typed; null for none. */
  readonly draft: CalendarEvent | null
  readonly moveDraft: (to: EventWhen) => void
  readonly context: ChipContext
  readonly onDialog: (dialog: OpenDialog) => void
  /** Whether the view has a page that shows a day. */
  readonly hasPage: (date: IsoDate) => boolean
}

/** What a person can do in the grid of this page. */
export function useGridActions({
  events,
  draft,
  moveDraft,
  context,
  onDialog,
  show,
  hasPage,
  step,
  draw,
  turnTo,
  openEvent,
}: Page): GridActions {
  const { zone } = context
  const minutes = newEventMinutes(useSettings())
  const ask = useCallback<AskScope>(
    (question) => new Promise((answer) => onDialog({ kind: 'scope', question, answer })),
    [onDialog],
  )
  const dragging = useDrag({
    events,
    draft,
    moveDraft,
    context,
    ask,
    openEvent,
  })
  return useMemo(
    () => ({
      openEvent: (key) => {
        const event = events.find((each) => each.key === key)
        if (event) openEvent(event)
      },
      startEvent: (start, end) => draw(timesIn(start, end, zone, minutes)),
      startDays: (first, last) => draw(daysIn(first, last)),
      zone,
      ...dragging,
      say: (key, typed) => {
        const event = events.find((each) => each.key === key)
        if (!event) return
        if (dragging.whenOf(key)) onDialog({ kind: 'saying', event, typed, ask, drag: dragging.drag })
        else void dragging.tellFixed(key)
      },
      showDate: turnTo,
      isShown: hasPage,
      openDay: (date) => show({ view: dayView.name, date }),
      showMore: (date, anchor) => onDialog({ kind: 'more', date, anchor }),
      step,
    }),
    [events, zone, minutes, dragging, ask, draw, turnTo, show, hasPage, step, openEvent, onDialog],
  )
}
