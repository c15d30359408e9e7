import { hasDatabase } from './hasDatabase.ts'

/** A sign-out deletes everything whose name begins with this. */
export const editDatabaseName = 'kalends.edits'

/** Whether this device may have stored edits. Does not create the database. */
export const hasStoredEdits = (): Promise<boolean> => hasDatabase(editDatabaseName)
