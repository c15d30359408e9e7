import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { PersonName } from '../people.ts'
import { serviceFor } from '../support/sceneIn.ts'

/** The service on an empty store, called as one person. */
export const freshService = (now: EpochMs, name: PersonName) => serviceFor(memoryStore(), now, name)
