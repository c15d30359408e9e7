import { useLingui } from '@lingui/react/macro'
import { Busy } from '../../../ui/states/Busy.tsx'
import { SignInLayout } from './SignInLayout.tsx'

// lingui-set comment="Said while a sign-out is under way."

/** While the provider is told; nothing of the person is on screen any more. */
export function SigningOut() {
  const { t } = useLingui()
  return (
    <SignInLayout title={t`Signing out`}>
      <Busy label={t`Signing out`} />
    </SignInLayout>
  )
}
