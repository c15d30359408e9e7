import { editVersion } from '#domain/edits/Edit.ts'
import { newUid } from './newUid.ts'
import { epochMs } from '#domain/time/units.ts'

/** What every edit begins with: the version of the format, a new id, and the time. */
export const editHead = () => ({ version: editVersion, id: newUid(), at: epochMs(Date.now()) })
