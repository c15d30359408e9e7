import type { Handlers } from '../Handler.ts'
import { throwHttpError } from '../HttpError.ts'

const noSharing = () => throwHttpError('not-implemented', 'Only a calendar can be public.')

/** ACL on anything but a calendar (CAL-22). */
export const sharingHandlers: Handlers<'shareHome' | 'shareEvent' | 'shareExport'> = {
  shareHome: noSharing,
  shareEvent: noSharing,
  shareExport: noSharing,
}
