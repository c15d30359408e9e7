import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { loadedOnce } from '../../../ui/loading/loadedOnce.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import type { AskScope } from '../edits/AskScope.ts'
import { isFixed } from '../edits/fixed/isFixed.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import type { GridActions } from '../grid/GridActions.ts'
import { turnsByKey } from '../edits/turnsByKey.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import { draftKey } from '../slip/draftKey.ts'

type DragActions = Pick<GridActions, 'drag' | 'copy' | 'around' | 'whenOf' | 'tellFixed'>

type Circumstances = {
  readonly events: readonly CalendarEvent[]
  /** The one that is being typed; null for none. */
  readonly draft: CalendarEvent | null
  readonly moveDraft: (to: EventWhen) => void
  readonly context: ChipContext
  readonly ask: AskScope
  readonly openEvent: (event: CalendarEvent) => void
}

/**
 * What happens with an event that was dragged. The handlers are the same in every render, and use what is on
 * screen.
 */
export function useDrag({ events, draft, moveDraft, context, ask, openEvent }: Circumstances): DragActions {
  const { zone, calendars } = context
  const editContext = useEditContext(zone.name)
  const user = useUser()
  const reader = useReader(zone.name)

  // A lifted event may be moved to a page that does not show it.
  const lifted = useRef<CalendarEvent | null>(null)
  const find = (key: string) =>
    events.find((each) => each.key === key) ?? (lifted.current?.key === key ? lifted.current : undefined)
  const writableOf = (event: CalendarEvent) => {
    const calendar = calendars.get(event.calendarId)
    return isFixed(event, calendar, user) ? undefined : calendar
  }
  /** With its calendar. The right to change it may have been taken back on the way: then it is said why it stays. */
  const dropped = async (key: string) => {
    const event = find(key)
    const calendar = event && writableOf(event)
    if (calendar) return { event, calendar }
    await handlers.current?.tellFixed(key)
    return null
  }
  /** Nothing has to be saved. It is drawn there in the next frame. */
  const dragDraft = async (to: EventWhen) => {
    moveDraft(to)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }

  // An event that is dragged again before the first drag has ended ends up where the second one put it.
  const [inTurn] = useState(turnsByKey)
  const handlers = useRef<DragActions | null>(null)
  useLayoutEffect(() => {
    handlers.current = {
      drag: async (key, to) => {
        if (key === draftKey) return dragDraft(to)
        const found = await dropped(key)
        if (!found) return
        const what = { ...found, to, zone, reader }
        const again = () => void handlers.current?.drag(key, to)
        const part = await loadPart(loadDropping, again)
        await part?.moveEvent(editContext, what, ask)
        // It stays where it was dropped until it is drawn there.
        await new Promise(requestAnimationFrame)
      },
      copy: async (key, to) => {
        if (key === draftKey) return dragDraft(to)
        const found = await dropped(key)
        if (!found) return
        const again = () => void handlers.current?.copy(key, to)
        const part = await loadPart(loadDropping, again)
        part?.copyTo(editContext, { ...found, to, zone })
        await new Promise(requestAnimationFrame)
      },
      around: (key) => {
        const event = key === draftKey ? draft : find(key)
        return { events, calendarName: calendars.get(event?.calendarId ?? '')?.name ?? '' }
      },
      whenOf: (key) => {
        if (key === draftKey) return draft?.when ?? null
        const event = find(key)
        lifted.current = event ?? null
        return event && writableOf(event) ? event.when : null
      },
      tellFixed: async (key) => {
        const event = find(key)
        if (!event) return
        const part = await loadPart(loadDropping, () => void handlers.current?.tellFixed(key))
        const calendar = calendars.get(event.calendarId)
        part?.tellFixed(editContext, { event, calendar, user, onOpen: () => openEvent(event) })
      },
    }
  })
  return useMemo(
    () => ({
      drag: (key, to) => inTurn(key, async () => handlers.current?.drag(key, to)),
      copy: async (key, to) => handlers.current?.copy(key, to),
      around: (key) => handlers.current?.around(key) ?? { events: [], calendarName: '' },
      whenOf: (key) => handlers.current?.whenOf(key) ?? null,
      tellFixed: async (key) => handlers.current?.tellFixed(key),
    }),
    [inTurn],
  )
}

/** Loaded before it is needed, because then there may be no network. */
export const loadDropping = loadedOnce(() => import('./dropping.ts'))
