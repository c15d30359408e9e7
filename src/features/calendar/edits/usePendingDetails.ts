import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { pendingDetailsOf, type PendingDetails } from './pendingDetailsOf.ts'

/** What there is to know of the edits in the outbox besides what they change. */
export function usePendingDetails(): PendingDetails {
  const { onChange, current } = pendingDetailsOf(useQueryClient())
  return useSyncExternalStore(onChange, current)
}
