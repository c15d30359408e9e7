/** A sign-out deletes everything whose name begins with this. */
export const editDatabaseName = 'kalends.edits'

/** Whether this device may have stored edits. Does not create the database. */
export async function hasStoredEdits(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === editDatabaseName)
}
