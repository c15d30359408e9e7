import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { useRehearsal } from '../rehearsal/rehearsalStore.ts'
import { noteHidden } from '../sidebar/hiddenCalendars.ts'
import { hiddenIn } from '../sidebar/hiddenIn.ts'
import { useSets } from '../sidebar/sets/useSets.ts'
import { useHiddenCalendars } from '../sidebar/useHiddenCalendars.ts'

const none: readonly never[] = []

type Shown = {
  readonly period: CalendarPeriod
  readonly show: (change: Partial<CalendarPeriod>) => void
}

/** A person's calendars, and which of them are shown: what the address says of that goes before what the person hides. */
export function useCalendars({ period, show }: Shown) {
  const user = useUser()
  const list = useQuery(calendarsQuery(useApi(), user.id))
  const error = useHeldError([list])
  const calendars = list.data?.calendars ?? none
  const sets = useSets()
  const chosen = useHiddenCalendars(user.id, calendars)
  const { set, only } = period
  const hidden = useMemo(
    () => hiddenIn({ set, only }, { calendars, sets, hidden: chosen.hidden }),
    [set, only, calendars, sets, chosen.hidden],
  )
  useEffect(() => noteHidden({ ids: hidden, chosen: chosen.hidden, hide: chosen.hide }), [hidden, chosen])
  const hide = useCallback(
    (ids: ReadonlySet<string>) => {
      chosen.hide(ids)
      if (set !== undefined || only !== undefined) show({ set: undefined, only: undefined })
    },
    [chosen, show, set, only],
  )
  const rehearsed = useRehearsal()?.calendarId
  const visible = useMemo(
    () => calendars.filter(({ id }) => !hidden.has(id) || id === rehearsed),
    [calendars, hidden, rehearsed],
  )
  return {
    calendars,
    visible,
    hidden,
    /** Hide these and show all others; the set or calendar of the address is left for that. */
    hide,
    /** Shows every calendar, and everything in them. */
    showAll: () => {
      chosen.hide(new Set())
      show({ set: undefined, only: undefined, saved: undefined })
    },
    /** Whether the calendars were not read yet. */
    isListed: list.data !== undefined,
    isPending: list.isPending && error === null,
    /** How many could not be read. */
    skipped: list.data?.skipped ?? 0,
    /** Some calendar accepts new events, as far as is known. */
    mayAdd: !list.data || calendars.some(({ canWrite }) => canWrite),
    /** Why the list could not be read; null if it was. */
    failure: error && failureBehind(error),
    retry: () => void list.refetch(),
  }
}
