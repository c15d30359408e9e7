import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { pendingDetailsOf, type PendingDetails } from './pendingDetailsOf.ts'

/** Facts about the edits in the outbox, besides what they change. */
export function usePendingDetails(): PendingDetails {
  const { onChange, current } = pendingDetailsOf(useQueryClient())
  return useSyncExternalStore(onChange, current)
}
