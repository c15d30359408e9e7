import { withEditDatabase } from './editDatabase.ts'

/** Delete some stored edits, of anyone. */
export async function deleteStored(ids: readonly string[]): Promise<void> {
  await withEditDatabase(async (database) => {
    const { store, done } = database.transaction('edits', 'readwrite')
    await Promise.all([...ids.map((id) => store.delete(id)), done])
  })
}
