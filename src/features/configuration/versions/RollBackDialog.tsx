import { Trans, useLingui } from '@lingui/react/macro'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { DiffView } from '../review/DiffView.tsx'
import { settingsDiff } from '../review/settingsDiff.ts'

/** A version that can be restored. */
export type Restorable = {
  readonly id: string
  /** When it was saved, as it is called in the list. */
  readonly when: string
  readonly value: OpenIdConfiguration
}

type RollBackDialogProps = {
  readonly version: Restorable
  /** The current settings, secrets masked; null if unknown. */
  readonly now: OpenIdConfiguration | null
  /** Whether the form has unsaved input, which would be lost. */
  readonly isUnsaved: boolean
  readonly onRollBack: () => void
  readonly onClose: () => void
}

/** What a version would change, shown before it is restored. */
export function RollBackDialog({ version, now, isUnsaved, onRollBack, onClose }: RollBackDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Roll back to ${version.when}?`}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onRollBack}>
            <Trans>Roll back</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Keep current settings</Trans>
          </Button>
        </>
      }
    >
      {isUnsaved && (
        <p>
          <Trans>Your unsaved changes will be lost.</Trans>
        </p>
      )}
      <DiffView diff={settingsDiff(now, version.value, 'as-then')} />
    </Dialog>
  )
}
