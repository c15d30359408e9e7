import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/identity.ts'
import { endpoints } from '#contract/endpoints.ts'
import { foundPeople, peopleSearch } from '#contract/people/peopleSearch.ts'
import { freeBusyAnswer, type BusyTime } from '#contract/sharing/freeBusy.ts'
import { isSamePerson } from '#domain/event/guests/GuestList.ts'
import { mergedPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import type { WorkingTime } from '#domain/freebusy/workingTime.ts'
import { printReportTime, readReportTime } from '#domain/time/reportTime.ts'
import { hourMs, minuteMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Api } from '../../../api/createApi.ts'
import { isWorthRetrying } from '../../../api/whileBusy.ts'
import { workingTimeOf } from './workingTimeOf.ts'

/** What is known of somebody who is looked for a time with. */
export type BusyPerson = {
  /** By start, without overlaps. */
  readonly busy: readonly BusyPeriod[]
  /** null if they do not tell. */
  readonly working: WorkingTime | null
}

/** The id of the person with an address; null if nobody who uses the service has it. Who asks is found by no search. */
export const personIdQuery = (
  api: Api,
  address: string,
  { id: userId, emails }: Pick<User, 'id' | 'emails'>,
) =>
  queryOptions({
    queryKey: ['person', address],
    queryFn: async ({ signal }): Promise<string | null> => {
      if (emails.some((each) => isSamePerson(each, address))) return userId
      // Rooms are found by who names their kind. `config.json` says whether there are some as it was when the page was loaded.
      const { value } = await api.send(endpoints.searchPeople, {
        body: {
          json: { q: address.slice(0, peopleSearch.maxLength), objectTypes: ['user', 'contact', 'resource'] },
        },
        schema: foundPeople,
        signal,
      })
      const person = value.find(({ emailAddresses }) =>
        emailAddresses.some((each) => isSamePerson(each.value, address)),
      )
      return person?.id ?? null
    },
    staleTime: hourMs,
    retry: isWorthRetrying,
  })

/** Of whom, when, and without which event. */
export type BusyAsked = {
  readonly users: readonly string[]
  readonly window: Window
  /** Of an event that is being moved, which keeps nobody from its new time; null for a new one. */
  readonly uid: string | null
  /** The date of a series that is being moved alone; null for all of it, and for an event that does not repeat. */
  readonly occurrence?: string | null | undefined
  /** In which those are who told no zone. */
  readonly zone: string
}

/**
 * When people are busy (CAL-27), by their ids. Who does not use the service, or does not tell, has no entry. No service
 * announces it: what shows it asks once a minute, as a form may be open for long.
 */
export const busyQuery = (api: Api, { users, window, uid, occurrence = null, zone }: BusyAsked) =>
  queryOptions({
    queryKey: ['freeBusy', users, window.start, window.end, uid, occurrence, zone],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, BusyPerson>> => {
      const range = { start: printReportTime(window.start), end: printReportTime(window.end) }
      const { value } = await api.send(endpoints.freeBusy, {
        body: { json: { ...range, users, ...withoutMoved(uid, occurrence), zone } },
        schema: freeBusyAnswer,
        signal,
      })
      return new Map(
        value.users.map(({ id, calendars, ...told }) => [
          id,
          {
            busy: mergedPeriods(calendars.flatMap(({ busy }) => busy.flatMap(periodsOf))),
            working: workingTimeOf(told, zone),
          },
        ]),
      )
    },
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    gcTime: minuteMs,
    retry: isWorthRetrying,
  })

const withoutMoved = (uid: string | null, occurrence: string | null) =>
  uid !== null && occurrence !== null
    ? { uids: [], occurrences: [{ uid, occurrence }] }
    : { uids: uid === null ? [] : [uid] }

/** Servers write times in UTC, some without saying so, with or without hyphens and colons (CAL-27). */
function periodsOf({ start, end, fbtype }: BusyTime): readonly BusyPeriod[] {
  const [from, until] = [instantIn(start), instantIn(end)]
  if (from === null || until === null) return []
  return [{ start: from, end: until, isTentative: fbtype === 'BUSY-TENTATIVE' }]
}

const instantIn = (text: string) => readReportTime(text.replaceAll(/[-:]/g, ''))
