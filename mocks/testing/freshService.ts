import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { PersonName } from '../people.ts'
import { serviceFor } from '../support/sceneIn.ts'

/** The service on an empty store, as one person is known to it; `now` in epoch milliseconds. */
export const freshService = (now: number, name: PersonName) => serviceFor(memoryStore(), now, name)
