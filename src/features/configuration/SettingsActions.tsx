import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/ApiError.ts'
import { explain, failureBehind } from '../../api/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { notify } from '../../ui/messages.ts'
import { useAdminApi } from './credentials/useAdminApi.ts'
import { configurationCommands } from './data/commands.ts'
import styles from './SettingsActions.module.css'
import { TrialPanel } from './trial/TrialPanel.tsx'
import { useTrial } from './trial/useTrial.ts'
import type { EditedSettings } from './useSettingsDraft.ts'

type SettingsActionsProps = {
  readonly settings: EditedSettings
  /** Where the application lives. */
  readonly address: string
}

/** What can be done with the draft, always in sight. */
export function SettingsActions({ settings, address }: SettingsActionsProps) {
  const { t } = useLingui()
  const api = useAdminApi()
  const save = useMutation(configurationCommands.save(api, useQueryClient()))
  const { problems, proposed, hasChecked } = settings
  const trial = useTrial(proposed, address)

  function onSave() {
    if (!settings.check()) return
    save.mutate(proposed, {
      onSuccess: () => {
        settings.saved()
        // What was sent holds the secret: it is kept nowhere.
        save.reset()
        notify({ kind: 'done', text: t`Sign-on settings saved.` })
      },
    })
  }

  return (
    <>
      <TrialPanel trial={trial} />
      {save.error && <SaveFailed error={save.error} />}
      <div className={styles.actions}>
        <Button variant="primary" isBusy={save.isPending} onClick={onSave}>
          <Trans>Save</Trans>
        </Button>
        {api.config.features.trial && (
          <Button isBusy={trial.isOpening} onClick={() => settings.check() && trial.begin()}>
            <Trans>Try sign-in</Trans>
          </Button>
        )}
        {hasChecked && Object.keys(problems).length > 0 && (
          <p className={styles.problem} role="alert">
            <Trans>Nothing was saved: some fields are not right yet.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

function SaveFailed({ error }: { readonly error: Error }) {
  const { t } = useLingui()
  const failure = failureBehind(error)
  const sentence = error instanceof ApiError ? error.details : undefined
  return (
    <ErrorState title={t`Nothing was saved`} details={failure}>
      <p>{sentence ?? t(explain(failure).sentence)}</p>
      <Trans>What you typed is still here.</Trans>
    </ErrorState>
  )
}
