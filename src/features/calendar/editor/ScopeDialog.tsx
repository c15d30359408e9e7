import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import type { Scope } from '#domain/series/inScope.ts'
import type { DatesChanged } from '#domain/series/datesChanged.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { DatesPreview } from './DatesPreview.tsx'
import { scopeNames } from '../format/rules/scopeNames.ts'
import styles from './ScopeDialog.module.css'

// lingui-set comment="Asks which events of a series are changed or deleted."

type ScopeDialogProps = {
  /** What happens to the series; the label of its button. */
  readonly does: 'save' | 'delete' | 'answer'
  /** The scopes that make sense. The first is selected. */
  readonly scopes: readonly Scope[]
  /** Which dates would change; missing if none do. */
  readonly datesOf?: (scope: Scope) => DatesChanged
  readonly zone: string
  readonly onChosen: (scope: Scope) => void
  /** Draws it in the grid first; not offered if it is missing. */
  readonly onLook?: ((scope: Scope) => void) | undefined
  readonly onClose: () => void
}

/**
 * How much of a series a change applies to. Enter confirms the selected radio button, which has the focus.
 */
export function ScopeDialog({ does, scopes, datesOf, zone, onChosen, onLook, onClose }: ScopeDialogProps) {
  const { t } = useLingui()
  const titles = {
    save: t`Change repeating event`,
    delete: t`Delete repeating event`,
    answer: t`Answer for a repeating event`,
  }
  const labels = { save: t`Save`, delete: t`Delete`, answer: t`Answer` }
  const formId = useId()
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'all')
  const isDeletion = does === 'delete'

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onChosen(scope)
  }

  return (
    <Dialog
      title={titles[does]}
      size="small"
      isStill
      onClose={onClose}
      footer={
        <>
          <FormButtons formId={formId} variant={isDeletion ? 'danger' : 'primary'} onCancel={onClose}>
            {labels[does]}
          </FormButtons>
          {onLook && (
            <Button disabled={scope === 'this'} onClick={() => onLook(scope)}>
              <Trans>Look first</Trans>
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit}>
        <RadioGroup
          label={t`Apply to`}
          look="list"
          isFocused
          value={scope}
          options={scopes.map((value) => ({ value, label: t(scopeNames[value]) }))}
          onChange={setScope}
        />
      </form>
      {datesOf && (
        <div className={styles.dates}>
          <DatesPreview dates={datesOf(scope)} zone={zone} />
        </div>
      )}
    </Dialog>
  )
}
