import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Support } from './Support.tsx'
import { Threshold } from './Threshold.tsx'

type NotAllowedProps = {
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/** A person whom the service knows, and does not let in. */
export function NotAllowed({ onAgain, supportEmail }: NotAllowedProps) {
  const { t } = useLingui()
  return (
    <Threshold title={t`You may not use this calendar`}>
      <ErrorState
        level={1}
        title={t`You may not use this calendar`}
        action={
          <Button variant="primary" onClick={() => onAgain({ asksWho: true })}>
            <Trans>Use another account</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            You signed in, but the service does not let this account in. If you have another account, use that
            one; otherwise ask the people who run this calendar.
          </Trans>
        </p>
        {supportEmail !== undefined && <Support email={supportEmail} />}
      </ErrorState>
    </Threshold>
  )
}
