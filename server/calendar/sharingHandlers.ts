import type { Handlers } from '../Handler.ts'
import { throwHttpError } from '../HttpError.ts'

const noSharing = () => throwHttpError('not-implemented', 'Sharing can’t be changed here.')

/** Sharing, which does not exist yet (CAL-22). */
export const sharingHandlers: Handlers<'shareHome' | 'shareCalendar' | 'shareEvent' | 'shareExport'> = {
  shareHome: noSharing,
  shareCalendar: noSharing,
  shareEvent: noSharing,
  shareExport: noSharing,
}
