import { withEditDatabase } from './editDatabase.ts'

/** Forget some stored edits, no matter who made them. */
export async function deleteStored(ids: readonly string[]): Promise<void> {
  await withEditDatabase(async (database) => {
    const { store, done } = database.transaction('edits', 'readwrite')
    await Promise.all([...ids.map((id) => store.delete(id)), done])
  })
}
