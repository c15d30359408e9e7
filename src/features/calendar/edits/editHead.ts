import { editVersion } from '#domain/edits/Edit.ts'
import { newUid } from './newUid.ts'
import { epochMs } from '#domain/time/units.ts'

/** What every edit begins with: the version of its form, an id of its own, and that it is made now. */
export const editHead = () => ({ version: editVersion, id: newUid(), at: epochMs(Date.now()) })
