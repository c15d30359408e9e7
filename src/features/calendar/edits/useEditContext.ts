import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { EditContext } from './EditContext.ts'

/** Where edits are made: the page, its zone, the person. */
export function useEditContext(zone: string): EditContext {
  return { client: useQueryClient(), api: useApi(), go: useGo(), path: usePath(), zone }
}
