import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import type { Calendar } from './data/Calendar.ts'
import { eventQuery } from './data/queries.ts'
import { newUid } from './event/newUid.ts'
import { useSeriesWrite } from './event/useSeriesWrite.ts'
import type { ChipContext } from './grid/chip.tsx'
import type { GridActions } from './grid/GridActions.ts'
import { titleOf, whenName } from './words/eventName.ts'

/** How much of a series is meant; null when nothing is. */
export type AskScope = (datesOf: (scope: Scope) => DatesChanged) => Promise<Scope | null>

type DragActions = Pick<GridActions, 'drag' | 'tellWhen' | 'whenOf'>

type Circumstances = {
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  readonly ask: AskScope
}

/**
 * What happens to an event that was dragged: read as it is kept, changed, written over what was read (CAL-9, CAL-11).
 * The handlers are the same in every render, and know what is on screen.
 */
export function useDrag({ events, context, ask }: Circumstances): DragActions {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const { write, onFailure } = useSeriesWrite()
  const { zone, calendars } = context

  const find = (key: string) => events.find((each) => each.key === key)

  async function change(event: CalendarEvent, { homeId }: Calendar, to: EventWhen): Promise<void> {
    const { calendarId, eventId } = event
    const name = { userId: homeId, calendarId, eventId }
    const [seen, series] = await Promise.all([
      client.query({ ...eventQuery(api, name), staleTime: 0 }),
      import('./event/dragOutcome.ts'),
    ])
    const uid = newUid()
    const occurrence = series.isRecurring(seen.data) ? event.occurrence : null
    const outcomeOf = (scope: Scope) =>
      series.dragOutcome(seen.data, to, { occurrence, scope }, zone, { now: Date.now(), uid })
    const scope =
      occurrence === null
        ? 'all'
        : await ask((each) => series.previewDates(seen.data, outcomeOf(each), occurrence, zone.name))
    if (scope === null) return
    const [title, when] = [titleOf(event), whenName({ when: to }, zone)]
    const done = isAsLong(event.when, to) ? t`Moved “${title}” to ${when}` : t`“${title}” is now ${when}`
    // It shows at once; what the service says comes as a message.
    void write(name, outcomeOf(scope), uid, seen, done).catch(onFailure)
    await new Promise(requestAnimationFrame)
  }

  const handlers = useRef<DragActions | null>(null)
  useLayoutEffect(() => {
    handlers.current = {
      drag: async (key, to) => {
        const event = find(key)
        const calendar = event && calendars.get(event.calendarId)
        if (event && calendar) await change(event, calendar, to).catch(onFailure)
      },
      tellWhen: (when) => whenName({ when }, zone),
      whenOf: (key) => find(key)?.when ?? null,
    }
  })
  return useMemo(
    () => ({
      drag: async (key, to) => handlers.current?.drag(key, to),
      tellWhen: (when) => handlers.current?.tellWhen(when) ?? '',
      whenOf: (key) => handlers.current?.whenOf(key) ?? null,
    }),
    [],
  )
}

function isAsLong(one: EventWhen, other: EventWhen): boolean {
  if (one.kind === 'allDay')
    return (
      other.kind === 'allDay' && daysBetween(one.first, one.last) === daysBetween(other.first, other.last)
    )
  return other.kind === 'timed' && one.end - one.start === other.end - other.start
}
