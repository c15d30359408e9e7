import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Tabs } from '../../../ui/overlays/Tabs.tsx'
import { CopiedText } from './CopiedText.tsx'
import { DiffView } from './DiffView.tsx'
import styles from './ReviewDialog.module.css'
import { settingsDiff } from './settingsDiff.ts'
import { curlOf, shownBody } from './shownBody.ts'

/** What a trial of these very settings came to; null where the service has no trials. */
export type Tried = 'works' | 'fails' | 'not-tried' | null

const warnings: Readonly<Record<'fails' | 'not-tried', MessageDescriptor>> = {
  fails: msg`A sign-in that was tried with these settings failed. They can be saved all the same.`,
  'not-tried': msg`No sign-in was tried with these settings. They can be saved all the same.`,
}

type ReviewDialogProps = {
  /** What the service holds, secrets masked; null where that cannot be read. */
  readonly stored: OpenIdConfiguration | null
  readonly proposed: OpenIdConfiguration
  readonly baseUrl: string
  readonly tried: Tried
  readonly onSave: () => void
  readonly onClose: () => void
}

/** What a save would change, and the very call that it makes. No secret is in any of it. */
export function ReviewDialog({ stored, proposed, baseUrl, tried, onSave, onClose }: ReviewDialogProps) {
  const { t } = useLingui()
  const json = shownBody(proposed)
  const tabs = [
    { id: 'changes', label: t`Changes`, panel: <DiffView diff={settingsDiff(stored, proposed)} /> },
    {
      id: 'json',
      label: t`JSON`,
      panel: <CopiedText label={t`The body of the call`} text={json} copy={t`Copy JSON`} />,
    },
    {
      id: 'curl',
      label: t`curl`,
      panel: (
        <CopiedText label={t`The call as a command`} text={curlOf(baseUrl, proposed)} copy={t`Copy curl`} />
      ),
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
          <Trans>What is stored cannot be read here, so that everything stands as new.</Trans>
        </p>
      )}
      <Tabs label={t`Shown as`} tabs={tabs} />
      {(tried === 'fails' || tried === 'not-tried') && (
        <p className={styles.warning} role="note">
          {t(warnings[tried])}
        </p>
      )}
    </Dialog>
  )
}
