import { deedsOf } from './deedsOf.ts'
import { useSurroundings } from './useSurroundings.ts'

/** What can be done to events from here. */
export const useDeeds = (zone: string) => deedsOf(useSurroundings(zone))
