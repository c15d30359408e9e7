import { useQueries, useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { foundPeople } from '#contract/people/peopleSearch.ts'
import { freeBusyAnswer, freeBusyLimits } from '#contract/sharing/freeBusy.ts'
import { isSamePerson } from '#domain/event/guests/GuestList.ts'
import { mergedPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { localMsOf } from '#domain/time/localDateTime.ts'
import { printReportTime } from '#domain/time/reportTime.ts'
import { epochMs, hourMs, minuteMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import type { Api } from '../../../../api/createApi.ts'

/** When people are busy, by address; who does not use the service, or does not tell, has no entry. */
export type BusyPeople = ReadonlyMap<string, readonly BusyPeriod[]>

/**
 * When people are busy (CAL-27).
 *
 * @param uid of an event that is being moved, which keeps nobody from its new time; null for a new one
 * @returns null while it is not known yet, or cannot be
 */
export function useBusyPeople(
  addresses: readonly string[],
  window: Window,
  { userId, email, uid }: { readonly userId: string; readonly email: string; readonly uid: string | null },
): { readonly people: BusyPeople | null; readonly isFailed: boolean } {
  const api = useApi()
  const found = useQueries({
    queries: addresses.slice(0, freeBusyLimits.people - 1).map((address) => ({
      queryKey: ['person', address],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => idOf(api, address, signal),
      staleTime: hourMs,
      retry: false,
    })),
  })
  const ids = new Map<string, string>([[email, userId]])
  for (const [index, { data }] of found.entries()) {
    const address = addresses[index]
    if (data && address !== undefined) ids.set(address, data)
  }
  const users = [...ids.values()]
  const areKnown = found.every(({ isPending }) => !isPending)
  const { data, isError } = useQuery({
    queryKey: ['freeBusy', users, window.start, window.end, uid],
    queryFn: ({ signal }) => askBusy(api, { users, window, uids: uid === null ? [] : [uid] }, signal),
    enabled: areKnown,
    staleTime: minuteMs,
    gcTime: minuteMs,
    retry: false,
  })
  const people =
    data &&
    new Map(
      [...ids].flatMap(([address, id]) => {
        const busy = data.get(id)
        return busy ? [[address, busy] as const] : []
      }),
    )
  return { people: people ?? null, isFailed: isError || found.some((each) => each.isError) }
}

/** The id of the person with an address; null if nobody who uses the service has it. */
async function idOf(api: Api, address: string, signal: AbortSignal): Promise<string | null> {
  const { value } = await api.send(endpoints.searchPeople, {
    body: { json: { q: address.slice(0, 64) } },
    schema: foundPeople,
    signal,
  })
  const person = value.find(({ emailAddresses }) =>
    emailAddresses.some((each) => isSamePerson(each.value, address)),
  )
  return person?.id ?? null
}

type Asked = { readonly users: readonly string[]; readonly window: Window; readonly uids: readonly string[] }

async function askBusy(api: Api, { users, window, uids }: Asked, signal: AbortSignal) {
  const range = { start: printReportTime(window.start), end: printReportTime(window.end) }
  const { value } = await api.send(endpoints.freeBusy, {
    body: { json: { ...range, users, uids } },
    schema: freeBusyAnswer,
    signal,
  })
  return new Map(
    value.users.map(({ id, calendars }) => {
      const periods = calendars.flatMap(({ busy }) =>
        busy.map(({ start, end, fbtype }) => ({
          start: instantIn(start),
          end: instantIn(end),
          isTentative: fbtype === 'BUSY-TENTATIVE',
        })),
      )
      return [id, mergedPeriods(periods)] as const
    }),
  )
}

const instantIn = (text: string) => epochMs(localMsOf(text.replace(/Z$/, '')))
