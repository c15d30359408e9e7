import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { handOver, type HandedOver } from '../features/configuration/trial/handOver.ts'
import { trialAnswer } from '../features/configuration/trial/trialAnswer.ts'
import { TrialEnded } from '../features/configuration/trial/TrialEnded.tsx'
import { tellTrial } from '../features/configuration/trial/trialNews.ts'
import { Threshold } from '../features/identity/Threshold.tsx'
import type { Browser } from './Browser.ts'
import { loadConfig } from './loadConfig.ts'
import { applyPreferences, readPreferences } from './preferences.ts'
import { showAlone } from './start.tsx'

/** The window in which a sign-in was tried has come back (CFG-11). Its answer goes to the trial; no session is read or begun. */
export async function endTrial(browser: Browser, query: string): Promise<void> {
  applyPreferences(browser.page, readPreferences(browser.deviceStorage))
  const answer = trialAnswer(query)
  const loaded = await loadConfig(browser)
  // Before a first sign-on is saved there is no configuration, and the service is where the application is.
  const baseUrl = loaded.kind === 'loaded' ? loaded.config.baseUrl : browser.address
  const outcome = await handOver({ baseUrl, fetch: browser.fetch }, answer)
  tellTrial(answer.trialId)
  await showAlone(
    browser.root,
    <I18nProvider i18n={i18n}>
      <TrialWindow outcome={outcome} />
    </I18nProvider>,
  )
  if (outcome === 'told') browser.close()
}

function TrialWindow({ outcome }: { readonly outcome: HandedOver }) {
  const { t } = useLingui()
  return (
    <Threshold title={t`Sign-in tried`}>
      <TrialEnded outcome={outcome} />
    </Threshold>
  )
}
