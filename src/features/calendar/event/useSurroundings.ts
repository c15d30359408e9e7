import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { Surroundings } from './deedsOf.ts'

/** Where a person is, for what they do. */
export function useSurroundings(zone: string): Surroundings {
  return { client: useQueryClient(), api: useApi(), go: useGo(), path: usePath(), zone }
}
