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
import type { EditedSettings } from './useSettingsDraft.ts'

/** What can be done with the draft, always in sight. */
export function SettingsActions({ settings }: { readonly settings: EditedSettings }) {
  const { t } = useLingui()
  const save = useMutation(configurationCommands.save(useAdminApi(), useQueryClient()))
  const { problems, proposed, hasChecked } = settings

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
      {save.error && <SaveFailed error={save.error} />}
      <div className={styles.actions}>
        <Button variant="primary" isBusy={save.isPending} onClick={onSave}>
          <Trans>Save</Trans>
        </Button>
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
