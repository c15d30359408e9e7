import { useQueryClient } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { deleteStored } from '../edits/stored/deleteStored.ts'
import styles from '../../../ui/styles/listPage.module.css'

/** Changes that cannot be read: damaged, encrypted with another key, or of a newer version. */
export function UnreadableNote({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const details = pendingDetailsOf(useQueryClient())

  async function forget() {
    try {
      await deleteStored(ids)
      details.change({ unreadable: [] })
    } catch {
      notify({ kind: 'failed', text: () => t`They couldn’t be deleted. Try again.` })
    }
  }

  return (
    <div className={styles.head}>
      <p>
        <Plural
          value={ids.length}
          one="A change on this device can’t be read: its key is gone, or a newer version wrote it."
          other="# changes on this device can’t be read: their key is gone, or a newer version wrote them."
        />
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => void forget()}>
          <Trans>Delete what can’t be read</Trans>
        </Button>
      </div>
    </div>
  )
}
