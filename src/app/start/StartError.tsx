import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { AccessDenied } from '../../features/identity/pages/AccessDenied.tsx'
import { detailsOf } from '../../features/identity/sign-in/problem/detailsOf.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { explain } from '../../api/explain.ts'
import type { Browser } from '../Browser.ts'
import type { ConfigProblem } from './loadConfig.ts'

/** Why the application cannot start, or not continue. */
export type StartTrouble = ConfigProblem | 'broken' | 'storage-blocked'

/** The parts of the browser that are available even if nothing can start. */
export type PageParts = Pick<Browser, 'address' | 'now' | 'reload'>

type StartErrorProps = {
  readonly problem: StartTrouble
  readonly page: PageParts
  /** What was thrown, if that is the problem: only its kind is shown. */
  readonly thrown?: unknown
  readonly supportEmail?: string | undefined
}

/** The page that is shown instead of an application. */
export function StartError(props: StartErrorProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Why {...props} />
    </I18nProvider>
  )
}

export const startSentences: Readonly<Record<StartTrouble, MessageDescriptor>> = {
  'storage-blocked': msg`This browser blocks site data, so you couldn’t stay signed in. Allow cookies and site data for this site, then try again.`,
  offline: msg`You’re offline. Connect to a network, then try again.`,
  unreachable: msg`Can’t reach Kalends. Check your connection, then try again.`,
  unreadable: msg`The configuration (config.json) is invalid. Your administrator can fix this.`,
  broken: msg`Something went wrong. Reload the page; everything you saved is safe.`,
  unavailable: explain('unavailable').sentence,
  'provider-misconfigured': explain('provider-misconfigured').sentence,
}

function Why({ problem, page, thrown, supportEmail }: StartErrorProps) {
  const { t } = useLingui()
  const details = thrown instanceof Error ? thrown.name : undefined
  return (
    <AccessDenied
      title={t`Kalends can’t start`}
      action={
        <Button variant="primary" onClick={page.reload}>
          <Trans>Try again</Trans>
        </Button>
      }
      supportEmail={supportEmail}
      details={detailsOf({ problem, details }, page)}
    >
      <p>{t(startSentences[problem])}</p>
    </AccessDenied>
  )
}
