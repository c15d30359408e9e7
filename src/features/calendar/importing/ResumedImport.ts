import type { FileReading } from './reading/readBoth.ts'

/** An import whose dialog was away while it was drawn in the grid. */
export type ResumedImport = {
  readonly file: File
  readonly reading: FileReading
  readonly isGuessing: boolean
  readonly calendarId: string
  readonly calendarName: string
  /** Apply was pressed: it begins at once. */
  readonly isApplied: boolean
}
