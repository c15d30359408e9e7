import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'

type OtherAccountButtonProps = {
  readonly variant?: 'primary'
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
}

/** Signs in again, and has the provider ask who it is. */
export function OtherAccountButton({ variant, onAgain }: OtherAccountButtonProps) {
  return (
    <Button {...(variant && { variant })} onClick={() => onAgain({ asksWho: true })}>
      <Trans>Use another account</Trans>
    </Button>
  )
}
