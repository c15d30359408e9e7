import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from './Calendar.ts'
import { useDelegatingOwner } from './useDelegatingOwner.ts'

/**
 * The addresses for which a person acts in a calendar: their own, and those of its owner if they may write it for
 * somebody else.
 *
 * @returns null until the owner is known
 */
export function useActingAs(calendar: Calendar | undefined): readonly string[] | null {
  const { emails } = useUser()
  const owner = useDelegatingOwner(calendar)
  if (owner === undefined) return null
  return owner === null ? emails : [...emails, ...owner.emails]
}
