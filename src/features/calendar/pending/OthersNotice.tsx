import { useQueryClient } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { notify } from '../../../ui/messages/messages.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { deleteOthers } from '../edits/stored/othersEdits.ts'

type OthersNoticeProps = {
  /** How many changes of other people are stored on this device. */
  readonly count: number
  readonly issuer: string
  readonly subject: string
  readonly onUseAnother: () => void
}

/**
 * Somebody else has unsaved changes on this device. Only they can read them, so only they can save or export
 * them.
 */
export function OthersNotice({ count, issuer, subject, onUseAnother }: OthersNoticeProps) {
  const { t } = useLingui()
  const details = pendingDetailsOf(useQueryClient())

  async function forget() {
    try {
      await deleteOthers({ issuer, subject })
      details.change({ others: 0 })
    } catch {
      notify({ kind: 'failed', text: () => t`They couldn’t be deleted. Try again.` })
    }
  }

  return (
    <Banner
      kind="trouble"
      actions={[
        { label: t`Sign in as them`, run: onUseAnother },
        { label: t`Delete them`, run: () => void forget() },
      ]}
    >
      <Plural
        value={count}
        one="Someone else left an unsaved change on this device. Only they can read it: sign in as them to save or export it, or delete it."
        other="Someone else left # unsaved changes on this device. Only they can read them: sign in as them to save or export them, or delete them."
      />
    </Banner>
  )
}
