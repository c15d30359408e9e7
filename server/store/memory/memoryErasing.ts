import type { EpochMs } from '#domain/time/units.ts'
import type { Erasure, PeopleStore } from '../PeopleStore.ts'
import { queuedUid } from '../scheduling/queuedUid.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../Store.ts'
import type { MemoryBin } from './memoryBin.ts'
import type { MemoryConfiguration } from './memoryConfiguration.ts'
import type { MemoryHistory } from './memoryHistory.ts'
import type { MemoryMails } from './memoryMails.ts'
import type { MemoryScheduling } from './memoryScheduling.ts'
import type { MemoryShelves } from './memoryShelves.ts'
import type { MemoryUnseen } from './memoryUnseen.ts'

type Parts = {
  readonly users: Map<string, UserRecord>
  readonly erased: ErasedUsers
  readonly shelves: MemoryShelves
  readonly bin: MemoryBin
  readonly history: MemoryHistory
  readonly unseen: MemoryUnseen
  readonly scheduling: MemoryScheduling
  readonly mails: MemoryMails
  readonly configuration: MemoryConfiguration
  readonly credentials: Pick<Store, 'sessions' | 'tokens'> & {
    readonly dropPassword: (userId: string) => void
  }
}

/** Who was erased, and when, until others were told; by e-mail. */
export type ErasedUsers = Map<string, { readonly user: UserRecord; readonly at: EpochMs }>

/** Erases people (USR-3). */
export function memoryErasing(parts: Parts): Pick<PeopleStore['users'], 'erase' | 'forgetErased'> {
  const { users, erased, shelves, scheduling, mails, configuration } = parts
  const isKnown = (id: string, { calendars, scheduling: writes }: Erasure) => {
    const shelvesOf = shelves.ofHome(id)
    return (
      shelvesOf.length === calendars.length &&
      calendars.every(
        ({ calendarId, revision }) => shelves.find(id, calendarId)?.calendar.revision === revision,
      ) &&
      writes.every((each) => scheduling.isKnown(id, each))
    )
  }
  return {
    erase: async (id, erasure) => {
      const user = users.get(id)
      if (user === undefined) return 'missing'
      if (!isKnown(id, erasure)) return 'changed-meanwhile'
      const told = new Set(erasure.scheduling.flatMap((each) => (each.outgoing ? [queuedUid(each)] : [])))
      for (const each of erasure.scheduling) scheduling.apply(id, each)
      scheduling.drop(id, told)
      mails.drop(id, told)
      await dropAllOf(parts, id)
      configuration.drop(erasure.facts, user.email)
      users.delete(id)
      erased.set(user.email, { user, at: erasure.at })
      return 'erased'
    },
    forgetErased: async () => {
      for (const { user } of erased.values()) {
        if (scheduling.isWaiting(user.id) || mails.isWaiting(user.id)) continue
        scheduling.drop(user.id, new Set())
        mails.drop(user.id, new Set())
        await dropAllOf(parts, user.id)
        erased.delete(user.email)
      }
    },
  }
}

/** Everything of a person but the person, and what waits. */
async function dropAllOf({ shelves, bin, history, unseen, credentials }: Parts, id: string): Promise<void> {
  for (const { calendar } of shelves.ofHome(id)) {
    history.drop(calendar)
    shelves.remove(id, calendar.calendarId)
  }
  for (const { web } of shelves.all())
    if (web?.userId === id) shelves.remove(web.source.homeId, web.source.calendarId)
  await bin.empty(id)
  unseen.drop(id)
  for (const { shares } of shelves.all()) shares.delete(id)
  await credentials.sessions.closeAllOf(id)
  await credentials.tokens.deleteAllOf(id)
  credentials.dropPassword(id)
}
