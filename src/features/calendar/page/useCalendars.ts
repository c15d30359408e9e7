import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { useHiddenCalendars } from '../sidebar/useHiddenCalendars.ts'

const none: readonly never[] = []

/** A person's calendars, and which of them are shown. */
export function useCalendars() {
  const user = useUser()
  const list = useQuery(calendarsQuery(useApi(), user.id))
  const error = useHeldError([list])
  const calendars = list.data?.calendars ?? none
  const { hidden, hide } = useHiddenCalendars(user.id)
  const visible = useMemo(() => calendars.filter(({ id }) => !hidden.has(id)), [calendars, hidden])
  return {
    calendars,
    visible,
    hidden,
    hide,
    /** Whether the calendars are known by now. */
    isListed: list.data !== undefined,
    isPending: list.isPending && error === null,
    /** How many could not be read. */
    skipped: list.data?.skipped ?? 0,
    /** There is a calendar that takes new events, as far as is known. */
    mayAdd: !list.data || calendars.some(({ canWrite }) => canWrite),
    /** Why the list could not be read; null when it was. */
    failure: error && failureBehind(error),
    retry: () => void list.refetch(),
  }
}
