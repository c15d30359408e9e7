import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { Busy } from '../../../ui/states/Busy.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useAdminApi } from '../credentials/useAdminApi.ts'
import { acceptVersion } from '../data/commands.ts'
import { configurationQueries, settingsKey } from '../data/queries.ts'
import { DiffView } from './DiffView.tsx'
import { reveal } from './reveal.ts'
import { settingsDiff } from './settingsDiff.ts'

type ChangedMeanwhileProps = {
  /** What the form began with, secrets masked. */
  readonly known: OpenIdConfiguration | null
  /** Save what was typed, in place of theirs. */
  readonly onSaveMine: () => void
  readonly onShowTheirs: () => void
}

/** Somebody else saved the settings while they were edited here: what they changed, and what to do about it. */
export function ChangedMeanwhile({ known, onSaveMine, onShowTheirs }: ChangedMeanwhileProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const asked = useQuery(configurationQueries.storedNow(useAdminApi()))
  const { data: theirs } = asked
  const error = useHeldError([asked])

  function onOverwrite() {
    if (theirs?.kind !== 'stored') return
    acceptVersion(queryClient, theirs.etag)
    onSaveMine()
  }

  function onTheirs() {
    onShowTheirs()
    void queryClient.invalidateQueries({ queryKey: settingsKey })
  }

  return (
    <div ref={reveal}>
      <ErrorState
        title={t`These settings were saved elsewhere first`}
        details="changed-meanwhile"
        action={
          theirs?.kind === 'stored' && (
            <>
              <Button onClick={onOverwrite}>
                <Trans>Save mine instead</Trans>
              </Button>
              <Button onClick={onTheirs}>
                <Trans>Discard mine, show theirs</Trans>
              </Button>
            </>
          )
        }
      >
        <p>
          <Trans>Not saved. What you typed is still here.</Trans>
        </p>
        {error && <p>{t(explain(failureBehind(error)).sentence)}</p>}
        {!theirs && !error && <Busy label={t`Loading their changes`} />}
        {theirs?.kind === 'stored' && (
          <>
            <p>
              <Trans>They changed:</Trans>
            </p>
            <DiffView diff={settingsDiff(known, theirs.configuration)} />
          </>
        )}
      </ErrorState>
    </div>
  )
}
