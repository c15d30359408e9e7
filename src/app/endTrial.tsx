import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { handOver, type HandedOver } from '../features/configuration/trial/handOver.ts'
import { trialAnswer } from '../features/configuration/trial/trialAnswer.ts'
import { TrialEnded } from '../features/configuration/trial/TrialEnded.tsx'
import { tellTrial } from '../features/configuration/trial/trialNews.ts'
import { Threshold } from '../features/identity/Threshold.tsx'

type Service = Parameters<typeof handOver>[0]

/**
 * Hand the provider's answer over to the trial, and tell the page that waits for it (CFG-11).
 *
 * @returns the page to show, and whether its window has nothing more to do
 */
export async function endTrial(
  service: Service,
  query: string,
): Promise<{ readonly page: ReactNode; readonly isDone: boolean }> {
  const answer = trialAnswer(query)
  const outcome = await handOver(service, answer)
  tellTrial(answer.trialId)
  const page = (
    <I18nProvider i18n={i18n}>
      <TrialWindow outcome={outcome} />
    </I18nProvider>
  )
  return { page, isDone: outcome === 'told' }
}

function TrialWindow({ outcome }: { readonly outcome: HandedOver }) {
  const { t } = useLingui()
  return (
    <Threshold title={t`Sign-in tried`}>
      <TrialEnded outcome={outcome} />
    </Threshold>
  )
}
