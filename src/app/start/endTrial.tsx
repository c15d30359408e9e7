import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  getCalls,
  handOver,
  type HandedOver,
  type TrialService,
} from '../../features/configuration/trial/handOver.ts'
import { keepAnswer, takeAnswer } from '../../features/configuration/trial/storedAnswer.ts'
import {
  isPageOfTrial,
  trialAnswer,
  type TrialAnswer,
} from '../../features/configuration/trial/trialAnswer.ts'
import { TrialEnded } from '../../features/configuration/trial/TrialEnded.tsx'
import { tellTrial } from '../../features/configuration/trial/trialNews.ts'
import { SignInLayout } from '../../features/identity/pages/SignInLayout.tsx'
import { Busy } from '../../ui/states/Busy.tsx'
import type { Browser } from '../Browser.ts'

type TrialBrowser = TrialService & Pick<Browser, 'address' | 'tabStorage' | 'leaveTo'>

/**
 * Pass the provider's answer to the trial, and notify the page that waits for it (CFG-11). The browser's own
 * calls to the provider are made on the trial's page, the only one that may make them.
 *
 * @returns the page to show, and whether its window can be closed
 */
export async function endTrial(
  browser: TrialBrowser,
  query: string,
): Promise<{ readonly page: ReactNode; readonly isDone: boolean }> {
  const answer = trialAnswer(query)
  const outcome = await outcomeOf(browser, answer)
  if (outcome !== 'leaving') tellTrial(answer.trialId)
  const page = (
    <I18nProvider i18n={i18n}>
      <TrialWindow outcome={outcome} />
    </I18nProvider>
  )
  return { page, isDone: outcome === 'told' }
}

async function outcomeOf(browser: TrialBrowser, answer: TrialAnswer): Promise<HandedOver | 'leaving'> {
  const { trialId, result } = answer
  const calls = await getCalls(browser, trialId)
  if (isPageOfTrial(answer)) {
    const stored = takeAnswer(browser.tabStorage, trialId)
    return stored === null ? 'over' : handOver(browser, stored, calls)
  }
  if (calls.length === 0 || result.error !== undefined) return handOver(browser, answer)
  keepAnswer(browser.tabStorage, answer)
  browser.leaveTo(`${browser.address}?state=trial.${trialId}`)
  return 'leaving'
}

function TrialWindow({ outcome }: { readonly outcome: HandedOver | 'leaving' }) {
  const { t } = useLingui()
  return (
    <SignInLayout title={t`Sign-in trial`}>
      {outcome === 'leaving' ? <Busy label={t`Trying the sign-in`} /> : <TrialEnded outcome={outcome} />}
    </SignInLayout>
  )
}
