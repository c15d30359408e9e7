import { Plural, useLingui } from '@lingui/react/macro'
import { pendingChangesPath } from '../../../navigation/addresses.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { unsavedBecause, type PendingChange } from './pendingChanges.ts'

/** Says that earlier changes wait for the person's confirmation: they are not sent automatically. */
export function HeldNotice({ changes }: { readonly changes: readonly PendingChange[] }) {
  const { t } = useLingui()
  const go = useGo()
  const isOnPage = usePath() === pendingChangesPath
  const count = changes.filter(({ state }) => ['held', 'rejected'].includes(unsavedBecause(state))).length
  if (count === 0 || isOnPage) return null
  return (
    <Banner actions={[{ label: t`Pending changes`, run: () => go(pendingChangesPath) }]}>
      <Plural
        value={count}
        one="A change from earlier isn’t saved. Send it or discard it."
        other="# changes from earlier aren’t saved. Send or discard them."
      />
    </Banner>
  )
}
