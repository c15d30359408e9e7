import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Threshold } from '../features/identity/Threshold.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import type { ConfigProblem } from './loadConfig.ts'

/** Why the application cannot start, or not go on. */
export type StartProblem = ConfigProblem | 'broken' | 'storage-blocked'

type StartlessProps = { readonly problem: StartProblem; readonly onAgain: () => void }

/** The page where there is no application to show. */
export function Startless(props: StartlessProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Why {...props} />
    </I18nProvider>
  )
}

const sentences: Readonly<Record<StartProblem, MessageDescriptor>> = {
  'storage-blocked': msg`This browser lets this site keep nothing, so nobody could stay signed in. Allow cookies and site data for this address, then try again.`,
  offline: msg`This device is offline. Connect it to the network, then try again.`,
  unreachable: msg`The calendar’s service cannot be reached. Check your connection, then try again.`,
  unreadable: msg`The calendar’s configuration cannot be read. The people who run it can mend this: config.json is not as it should be.`,
  broken: msg`Something in this page broke, or a newer version was installed. Reload it; what is saved is safe.`,
  'not-configured': msg`The calendar’s service cannot answer just now, or its sign-in is not set up yet. Try again in a moment.`,
}

function Why({ problem, onAgain }: StartlessProps) {
  const { t } = useLingui()
  return (
    <Threshold title={t`Kalends cannot start`}>
      <ErrorState
        level={1}
        title={t`Kalends cannot start`}
        details={problem}
        action={
          <Button variant="primary" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {t(sentences[problem])}
      </ErrorState>
    </Threshold>
  )
}
