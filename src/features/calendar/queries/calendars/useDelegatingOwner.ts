import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../api/ApiProvider.tsx'
import type { Calendar } from './Calendar.ts'
import { ownerQuery, type OwnerFace } from './ownerQuery.ts'

/** The id of the owner of a calendar that a person writes for somebody else. */
export const delegatingOwner = (calendar: Calendar | undefined): string | null =>
  calendar?.canWrite ? calendar.ownerId : null

/**
 * The owner for whom a person writes a calendar.
 *
 * @returns null for nobody else, also where the server does not tell who it is; undefined until it is known
 */
export function useDelegatingOwner(
  calendar: Calendar | undefined,
): (OwnerFace & { readonly id: string }) | null | undefined {
  const api = useApi()
  const id = delegatingOwner(calendar)
  const { data, isError } = useQuery({ ...ownerQuery(api, id ?? ''), enabled: id !== null })
  return useMemo(() => (id === null || isError ? null : data && { ...data, id }), [id, isError, data])
}
