import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { pendingEditsOf, type PendingState } from './pendingEditsOf.ts'

/** What a person did and the service has not acknowledged yet. */
export function usePendingEdits(): PendingState {
  const { onChange, current } = pendingEditsOf(useQueryClient())
  return useSyncExternalStore(onChange, current)
}
