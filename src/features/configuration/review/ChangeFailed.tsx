import { Trans, useLingui } from '@lingui/react/macro'
import { failureBehind } from '../../../api/explain.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CredentialsButton } from '../credentials/CredentialsButton.tsx'
import { isOpenToCredentials } from '../credentials/isOpenToCredentials.ts'
import { useHasCredentials } from '../credentials/useAdminApi.ts'
import { explainSettingsError } from '../explainSettingsError.ts'
import { reveal } from './reveal.ts'
import type { ChangeState } from './useGuardedChange.ts'

type ChangeFailedProps = { readonly state: ChangeState; readonly title: string }

/** Why a change was not made. */
export function ChangeFailed({ state, title }: ChangeFailedProps) {
  const { i18n } = useLingui()
  const hasCredentials = useHasCredentials()
  if (state.kind !== 'failed') return null
  const { error } = state
  const failure = failureBehind(error)
  const { text, original } = explainSettingsError(error, i18n)
  return (
    <div ref={reveal}>
      <ErrorState
        title={title}
        details={original === null ? failure : `${failure}\n${original}`}
        action={isOpenToCredentials(failure, hasCredentials) ? <CredentialsButton /> : undefined}
      >
        <p>{text}</p>
        {/* The sentence of an ended session says so itself. */}
        {failure !== 'signed-out' && <Trans>What you typed is still here.</Trans>}
      </ErrorState>
    </div>
  )
}
