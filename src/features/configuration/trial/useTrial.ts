import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { TrialStep } from '#contract/trial.ts'
import { useAdminApi } from '../credentials/useAdminApi.ts'
import { configurationCommands } from '../data/commands.ts'
import { configurationQueries } from '../data/queries.ts'
import type { OpenTrial } from '../data/trialRequests.ts'
import { openWindow } from './openWindow.ts'
import { onTrialNews } from './trialNews.ts'
import { verdictOn, type TrialVerdict } from './verdictOn.ts'

/** A sign-in tried with the draft, from pressing the button to its last step. */
export type TrialState = {
  readonly verdict: TrialVerdict
  readonly steps: readonly TrialStep[]
  /** The address for its window; null if there is none, or the answer has come. */
  readonly address: string | null
  /** Why it could not even begin. */
  readonly error: Error | null
  /** The draft was changed after it was tried. */
  readonly isOutdated: boolean
  readonly isOpening: boolean
  readonly begin: () => void
  readonly forget: () => void
}

/**
 * @param settings the draft as it would be saved
 * @param redirectUri where the provider is to send the window back to
 */
export function useTrial(settings: OpenIdConfiguration, redirectUri: string): TrialState {
  const api = useAdminApi()
  const [trial, setTrial] = useState<OpenTrial | null>(null)
  const [seen, setSeen] = useState(settings)
  const [isOutdated, setIsOutdated] = useState(false)
  const opening = useMutation(configurationCommands.openTrial(api))
  const id = trial?.id ?? ''
  const { data: report, refetch } = useQuery({
    ...configurationQueries.trial(api, id),
    enabled: trial !== null,
  })
  const verdict = verdictOn(trial, report)

  // The draft itself is not kept: it may hold a secret.
  if (seen !== settings) {
    setSeen(settings)
    setIsOutdated(true)
  }

  useEffect(() => (id === '' ? undefined : onTrialNews(id, () => void refetch())), [id, refetch])

  return {
    verdict,
    steps: report && report.kind !== 'over' ? report.steps : [],
    address: verdict === 'running' ? (trial?.address ?? null) : null,
    error: opening.error,
    isOutdated,
    isOpening: opening.isPending,
    begin: () => {
      setTrial(null)
      opening.mutate(
        { settings, redirectUri },
        {
          onSuccess: (opened) => {
            setTrial(opened)
            setIsOutdated(false)
            // What was sent contains the secret: it is kept nowhere.
            opening.reset()
            if (opened.address !== null) openWindow(opened.address)
          },
        },
      )
    },
    forget: () => {
      setTrial(null)
      opening.reset()
    },
  }
}
