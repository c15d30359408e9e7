import { useQueries, useQuery } from '@tanstack/react-query'
import { freeBusyLimits } from '#contract/sharing/freeBusy.ts'
import type { Window } from '#domain/time/Window.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { useContinued } from '../../../ui/useContinued.ts'
import { busyQuery, personIdQuery, type BusyPerson } from './busyQueries.ts'

/** What is known of people, by address; who does not use the service, or does not tell, has no entry. */
export type BusyPeople = ReadonlyMap<string, BusyPerson>

type Circumstances = {
  /** Who invites. */
  readonly host: { readonly id: string; readonly address: string }
  /** Of the event that is being moved; null for a new one. */
  readonly uid: string | null
  /** As of `BusyAsked`. */
  readonly occurrence: string | null
  readonly zone: string
}

/** When people are busy, and who invites them. `people` is null while it is not known yet, or cannot be. */
export function useBusyPeople(
  addresses: readonly string[],
  window: Window,
  { host, uid, occurrence, zone }: Circumstances,
): { readonly people: BusyPeople | null; readonly isFailed: boolean } {
  const api = useApi()
  const user = useUser()
  const asked = addresses.slice(0, freeBusyLimits.people - 1)
  const found = useQueries({ queries: asked.map((address) => personIdQuery(api, address, user)) })
  const ids = new Map<string, string>([[host.address, host.id]])
  for (const [index, { data }] of found.entries()) {
    const address = asked[index]
    if (data && address !== undefined) ids.set(address, data)
  }
  const areKnown = found.every(({ isPending }) => !isPending)
  const { data, isError } = useQuery({
    ...busyQuery(api, { users: [...ids.values()], window, uid, occurrence, zone }),
    enabled: areKnown,
  })
  const people = useContinued(
    { known: data ?? null, addresses: [...ids.keys()], ids: [...ids.values()] },
    byAddress,
  )
  return { people, isFailed: isError || found.some((each) => each.isError) }
}

type Found = {
  readonly known: ReadonlyMap<string, BusyPerson> | null
  readonly addresses: readonly string[]
  /** Of each address. */
  readonly ids: readonly string[]
}

function byAddress({ known, addresses, ids }: Found): BusyPeople | null {
  if (known === null) return null
  return new Map(
    addresses.flatMap((address, index) => {
      const person = known.get(ids[index] ?? '')
      return person ? [[address, person] as const] : []
    }),
  )
}
