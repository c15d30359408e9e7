import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '../../../api/ApiError.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CredentialsButton } from '../credentials/CredentialsButton.tsx'
import { inFieldNames } from '../inFieldNames.ts'
import { reveal } from './reveal.ts'
import type { ChangeState } from './useGuardedChange.ts'

type ChangeFailedProps = { readonly state: ChangeState; readonly title: string }

/** Why a change was not made, in the service's own words if it sent some. */
export function ChangeFailed({ state, title }: ChangeFailedProps) {
  const { t, i18n } = useLingui()
  if (state.kind !== 'failed') return null
  const { error } = state
  const failure = failureBehind(error)
  const details = error instanceof ApiError ? error.details : undefined
  return (
    <div ref={reveal}>
      <ErrorState
        title={title}
        details={failure}
        action={failure === 'forbidden' ? <CredentialsButton /> : undefined}
      >
        <p>{details === undefined ? t(explain(failure).sentence) : inFieldNames(details, i18n)}</p>
        <Trans>What you typed is still here.</Trans>
      </ErrorState>
    </div>
  )
}
