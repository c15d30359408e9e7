import { useSyncExternalStore } from 'react'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import { clashStore, decided } from '../../edits/clashes/clashStore.ts'

const ClashDialog = lazyDialog(
  async () => (await import('../../editor/conflict/ClashDialog.tsx')).ClashDialog,
)

/** What several people changed at once is decided here, one event after the other. */
export function AskClashes({ zone }: { readonly zone: string }) {
  const [clash] = useSyncExternalStore(clashStore.onChange, clashStore.current).clashes
  if (!clash) return null
  return (
    <ClashDialog
      key={clash.queued.edit.id}
      clash={clash}
      zone={zone}
      onMine={() => {
        decided(clash)
        clash.keepMine()
      }}
      onClose={() => decided(clash)}
    />
  )
}
