import { hasStoredEdits } from './hasStoredEdits.ts'

/** How many edits this device has stored, of anyone. */
export async function countStored(): Promise<number> {
  if (!(await hasStoredEdits())) return 0
  const { withEditDatabase } = await import('./editDatabase.ts')
  return withEditDatabase((database) => database.count('edits'))
}
