import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import rows from '../../../ui/styles/rows.module.css'
import { useEditContext } from '../edits/useEditContext.ts'
import { useViewZone } from '../zone/useViewZone.ts'
import { PendingChangeRow } from './PendingChangeRow.tsx'
import type { PendingChange } from './pendingChanges.ts'

const DiscardDialog = lazyDialog(async () => (await import('./DiscardDialog.tsx')).DiscardDialog)

/** The list of changes, and the question before one is discarded. */
export function PendingChangeList({ changes }: { readonly changes: readonly PendingChange[] }) {
  const { t } = useLingui()
  const context = useEditContext(useViewZone().zone)
  const [discarding, setDiscarding] = useState<PendingChange | null>(null)

  return (
    <>
      <ul className={rows.list} role="list" aria-label={t`Pending changes`}>
        {changes.map((change) => (
          <PendingChangeRow
            key={change.id}
            change={change}
            context={context}
            onDiscard={() => setDiscarding(change)}
          />
        ))}
      </ul>
      {discarding && <DiscardDialog change={discarding} onClose={() => setDiscarding(null)} />}
    </>
  )
}
