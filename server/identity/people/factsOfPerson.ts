import { settingsFact } from '../settings/personSettings.ts'
import { storageKeyFact } from '../tokens/storageKeys.ts'

/** The keys of the facts that the service stores about a person. */
export const factsOfPerson = (userId: string): readonly string[] => [
  settingsFact(userId),
  storageKeyFact(userId),
]
