import type { QueryClient } from '@tanstack/react-query'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { countStored } from '../edits/stored/countStored.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'

/** How many changes a sign-out would lose: those of this tab, and those stored on this device, of anyone. */
export async function countUnsaved(client: QueryClient): Promise<number> {
  const { pending } = pendingEditsOf(client).current().edits
  const { stored, rejected } = pendingDetailsOf(client).current()
  const inTabAlone = [...pending, ...rejected].filter(({ id }) => !stored.has(id)).length
  // Without storage nothing stored can be lost.
  return inTabAlone + (await countStored().catch(() => 0))
}
