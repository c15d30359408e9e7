import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ledgerOf, type Unsent } from './ledgerOf.ts'

/** What a person did and the service has not yet told back. */
export function useUnsent(): Unsent {
  const { onChange, current } = ledgerOf(useQueryClient())
  return useSyncExternalStore(onChange, current)
}
