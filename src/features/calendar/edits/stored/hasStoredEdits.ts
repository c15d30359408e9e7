/** What begins so is forgotten at sign-out. */
export const editDatabaseName = 'kalends.edits'

/** Whether this device may have stored edits, without making the place for them. */
export async function hasStoredEdits(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === editDatabaseName)
}
