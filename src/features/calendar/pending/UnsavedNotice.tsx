import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contract/failure.ts'
import { explain } from '../../../api/explain.ts'
import { pendingChangesPath } from '../../../navigation/addresses.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { unsavedBecause, type PendingChange } from './pendingChanges.ts'

type UnsavedNoticeProps = {
  readonly changes: readonly PendingChange[]
  /** Why they could not be sent. */
  readonly trouble: Failure | null
}

/** Says that changes could not be sent, where they are kept, and that they are sent as soon as possible. */
export function UnsavedNotice({ changes, trouble }: UnsavedNoticeProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const go = useGo()
  const isOnPage = usePath() === pendingChangesPath
  const unsaved = changes.filter(({ state }) => unsavedBecause(state) === 'unsaved')
  if (unsaved.length === 0 || trouble === null) return null
  const areStored = unsaved.every(({ isStored }) => isStored)
  return (
    <Banner
      kind="trouble"
      actions={[
        { label: t`Try again`, run: () => void sendUnsaved(client) },
        ...(isOnPage ? [] : [{ label: t`Pending changes`, run: () => go(pendingChangesPath) }]),
      ]}
    >
      {areStored ? (
        <Plural
          value={unsaved.length}
          one="# change isn’t saved yet. It’s kept on this device, and we’ll keep trying."
          other="# changes aren’t saved yet. They’re kept on this device, and we’ll keep trying."
        />
      ) : (
        <Plural
          value={unsaved.length}
          one="# change isn’t saved yet. Keep this page open; we’ll keep trying."
          other="# changes aren’t saved yet. Keep this page open; we’ll keep trying."
        />
      )}{' '}
      {t(explain(trouble).sentence)}
    </Banner>
  )
}

async function sendUnsaved(client: QueryClient): Promise<void> {
  // The outbox is loaded already: the unsaved changes came from it.
  const part = await loadPart(
    () => import('../edits/outbox.ts'),
    () => void sendUnsaved(client),
  )
  part?.outboxOf(client).retry()
}
