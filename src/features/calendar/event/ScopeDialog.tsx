import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scope } from '#domain/series/inScope.ts'
import type { DatesChanged } from '#domain/series/datesChanged.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { DatesPreview } from './DatesPreview.tsx'

type ScopeDialogProps = {
  /** Those that make sense, the first of them chosen. */
  readonly scopes: readonly Scope[]
  /** Which dates would change. */
  readonly datesOf: (scope: Scope) => DatesChanged
  readonly zone: string
  readonly onContinue: (scope: Scope) => void
  readonly onClose: () => void
}

/** How much of a series is meant. */
export function ScopeDialog({ scopes, datesOf, zone, onContinue, onClose }: ScopeDialogProps) {
  const { t } = useLingui()
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'all')
  const names: Readonly<Record<Scope, string>> = {
    this: t`This event`,
    following: t`This and following events`,
    all: t`All events`,
  }
  return (
    <Dialog
      title={t`Change repeating event`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={() => onContinue(scope)}>
            <Trans>Continue</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t`What is meant`}
        look="list"
        value={scope}
        options={scopes.map((value) => ({ value, label: names[value] }))}
        onChange={setScope}
      />
      <DatesPreview dates={datesOf(scope)} zone={zone} />
    </Dialog>
  )
}
