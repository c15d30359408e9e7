import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureBehind } from '../../api/explain.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../ui/loading/lazyDialog.tsx'
import { notify } from '../../ui/messages/messages.ts'
import { useAdminApi } from './credentials/useAdminApi.ts'
import { configurationCommands } from './data/commands.ts'
import { ChangedMeanwhile } from './review/ChangedMeanwhile.tsx'
import { ChangeFailed } from './review/ChangeFailed.tsx'
import { OutsideLine } from './review/OutsideLine.tsx'
import type { GuardedChange } from './review/useGuardedChange.ts'
import styles from './SettingsActions.module.css'
import { TrialPanel } from './trial/TrialPanel.tsx'
import { useTrial, type TrialState } from './trial/useTrial.ts'
import type { EditedSettings } from './useSettingsDraft.ts'

// lingui-set comment="Buttons (verbs) of the sign-on settings, for administrators."

const ReviewDialog = lazyDialog(async () => (await import('./review/ReviewDialog.tsx')).ReviewDialog)
const LockOutDialog = lazyDialog(async () => (await import('./review/LockOutDialog.tsx')).LockOutDialog)

type SettingsActionsProps = {
  readonly settings: EditedSettings
  readonly change: GuardedChange
  /** Where the application lives. */
  readonly address: string
}

/** What can be done with the draft, always in sight: try it, look at what it changes, save it. */
export function SettingsActions({ settings, change, address }: SettingsActionsProps) {
  const { t } = useLingui()
  const api = useAdminApi()
  const [isReviewing, setIsReviewing] = useState(false)
  const { problems, proposed, stored, hasChecked, isChanged } = settings
  const isSaved = stored !== null && !isChanged
  const trial = useTrial(proposed, address)
  const saving = useSaving(settings, trial)
  const state = change.stateOf('save')
  const isStale = state.kind === 'failed' && failureBehind(state.error) === 'changed-meanwhile'

  function onSave() {
    setIsReviewing(false)
    saving.dismiss()
    if (!settings.check()) return
    const hasWorked = triedBy(trial) === 'works'
    void change.begin({ kind: 'save', before: stored, settings: proposed, hasWorked, make: saving.make })
  }

  return (
    <>
      <TrialPanel trial={trial} settings={settings} />
      {isStale ? (
        <ChangedMeanwhile known={stored} onSaveMine={onSave} onShowTheirs={change.forget} />
      ) : (
        <ChangeFailed state={state} title={t`Not saved`} />
      )}
      <OutsideLine state={state} />
      <div className={styles.actions}>
        <Button variant="primary" isBusy={state.kind === 'busy'} disabled={isSaved} onClick={onSave}>
          <Trans>Save</Trans>
        </Button>
        {api.config.features.trial && (
          <Button isBusy={trial.isOpening} onClick={() => settings.check() && trial.begin()}>
            <Trans>Try sign-in</Trans>
          </Button>
        )}
        <Button onClick={() => settings.check() && setIsReviewing(true)}>
          <Trans>Review changes</Trans>
        </Button>
        {hasChecked && Object.keys(problems).length > 0 && (
          <p className={styles.problem} role="alert">
            <Trans>Not saved. Some fields need fixing.</Trans>
          </p>
        )}
      </div>
      {isReviewing && (
        <ReviewDialog
          stored={stored}
          proposed={proposed}
          baseUrl={api.config.baseUrl}
          tried={api.config.features.trial ? triedBy(trial) : null}
          onSave={onSave}
          onClose={() => setIsReviewing(false)}
        />
      )}
      {state.kind === 'asking' && (
        <LockOutDialog
          lockOut={state.lockOut}
          action={<Trans>Save</Trans>}
          onConfirm={() => void change.confirm()}
          onClose={change.forget}
        />
      )}
    </>
  )
}

/** Stores the draft, and reports it. */
function useSaving({ proposed, saved }: EditedSettings, trial: TrialState) {
  const { t } = useLingui()
  const save = useMutation(configurationCommands.save(useAdminApi(), useQueryClient()))
  const dismiss = useRef(() => {})

  async function make() {
    // What was sent holds the secret: it is kept nowhere.
    await save.mutateAsync(proposed).finally(() => save.reset())
    saved(proposed)
    trial.forget()
    dismiss.current = notify({ kind: 'done', text: () => t`Sign-on settings saved.` })
  }

  /** Remove the report of the last save, which would be read as that of the next one. */
  return { make, dismiss: () => dismiss.current() }
}

function triedBy({ verdict, isOutdated }: TrialState): 'works' | 'fails' | 'not-tried' {
  return isOutdated || (verdict !== 'works' && verdict !== 'fails') ? 'not-tried' : verdict
}
