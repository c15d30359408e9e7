import { t } from '@lingui/core/macro'
import { notify } from '../messages/messages.ts'

/**
 * The script that an action needs. If it cannot be fetched, a message says so and offers to try again.
 *
 * @returns null if it cannot be fetched
 */
export async function loadPart<Part>(load: () => Promise<Part>, again: () => void): Promise<Part | null> {
  return load().catch(() => {
    notifyNotLoaded(again)
    return null
  })
}

/** Show a message that a script could not be fetched. @returns removes the message */
export function notifyNotLoaded(again: () => void, onDismiss?: () => void): () => void {
  return notify({
    kind: 'failed',
    text: () => t`This couldn’t be loaded. Check your connection, then try again.`,
    action: { label: () => t`Try again`, run: again },
    ...(onDismiss && { onDismiss }),
  })
}
