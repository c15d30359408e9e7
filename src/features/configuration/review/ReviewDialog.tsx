import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Tabs } from '../../../ui/overlays/Tabs.tsx'
import { CopiedText } from '../../../ui/CopiedText.tsx'
import { DiffView } from './DiffView.tsx'
import styles from './ReviewDialog.module.css'
import { settingsDiff } from './settingsDiff.ts'
import { curlOf, shownBody } from './shownBody.ts'

// lingui-set comment="Shows what is sent before it is saved. curl and JSON stay."

/** The result of a trial of these settings; null if the service has no trials. */
export type Tried = 'works' | 'fails' | 'not-tried' | null

const warnings: Readonly<Record<'fails' | 'not-tried', MessageDescriptor>> = {
  fails: msg`The last sign-in trial with these settings failed. You can still save them.`,
  'not-tried': msg`These settings haven’t been tested. You can still save them.`,
}

type ReviewDialogProps = {
  /** What the service has stored, secrets masked; null if that cannot be read. */
  readonly stored: OpenIdConfiguration | null
  readonly proposed: OpenIdConfiguration
  readonly baseUrl: string
  readonly tried: Tried
  readonly onSave: () => void
  readonly onClose: () => void
}

/** What a save would change, and the request that it sends. Neither contains a secret. */
export function ReviewDialog({ stored, proposed, baseUrl, tried, onSave, onClose }: ReviewDialogProps) {
  const { t } = useLingui()
  const json = shownBody(proposed)
  const tabs = [
    { id: 'changes', label: t`Changes`, panel: <DiffView diff={settingsDiff(stored, proposed)} /> },
    {
      id: 'json',
      label: t`JSON`,
      panel: <CopiedText label={t`Request body`} text={json} copy={t`Copy JSON`} />,
    },
    {
      id: 'curl',
      label: t`curl`,
      panel: <CopiedText label={t`curl command`} text={curlOf(baseUrl, proposed)} copy={t`Copy curl`} />,
    },
  ]
  return (
    <Dialog
      title={t`Review changes`}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onSave}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {stored === null && (
        <p>
          <Trans>The stored settings can’t be shown, so everything appears as new.</Trans>
        </p>
      )}
      <Tabs label={t`Format`} tabs={tabs} />
      {(tried === 'fails' || tried === 'not-tried') && (
        <p className={styles.warning} role="note">
          {t(warnings[tried])}
        </p>
      )}
    </Dialog>
  )
}
