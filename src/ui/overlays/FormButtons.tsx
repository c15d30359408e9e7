import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'

type FormButtonsProps = {
  /** The id of the form in the dialog that the first button sends. */
  readonly formId: string
  /** What sending it does: `Save`, `Create`, `Delete`. */
  readonly children: ReactNode
  readonly variant?: 'primary' | 'danger'
  readonly isBusy?: boolean
  readonly onCancel: () => void
}

/** The buttons below a dialog that is a form. */
export function FormButtons(props: FormButtonsProps) {
  const { formId, children, variant = 'primary', isBusy = false, onCancel } = props
  return (
    <>
      <Button variant={variant} type="submit" form={formId} isBusy={isBusy}>
        {children}
      </Button>
      <Button onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}
