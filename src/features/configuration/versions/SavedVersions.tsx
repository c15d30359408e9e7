import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { CredentialsButton } from '../credentials/CredentialsButton.tsx'
import { isOpenToCredentials } from '../credentials/isOpenToCredentials.ts'
import { useAdminApi, useHasCredentials } from '../credentials/useAdminApi.ts'
import { configurationCommands } from '../data/commands.ts'
import { configurationQueries } from '../data/queries.ts'
import { ChangeFailed } from '../review/ChangeFailed.tsx'
import { OutsideLine } from '../review/OutsideLine.tsx'
import type { GuardedChange } from '../review/useGuardedChange.ts'
import { Newest } from './Newest.tsx'
import styles from './Past.module.css'
import type { Restorable } from './RollBackDialog.tsx'
import { VersionLine } from './VersionLine.tsx'
import { versionNames } from './versionNames.ts'

// lingui-set comment="Earlier versions of the sign-on settings."

const RollBackDialog = lazyDialog(async () => (await import('./RollBackDialog.tsx')).RollBackDialog)
const LockOutDialog = lazyDialog(async () => (await import('../review/LockOutDialog.tsx')).LockOutDialog)

type SavedVersionsProps = {
  readonly change: GuardedChange
  /** Whether the form has unsaved input, which a rollback would lose. */
  readonly isUnsaved: boolean
}

/** The saved versions, which can be restored (CFG-9). */
export function SavedVersions({ change, isUnsaved }: SavedVersionsProps) {
  const { t, i18n } = useLingui()
  const api = useAdminApi()
  const asked = useVersions()
  const { data, isFetching } = asked
  const error = useHeldError([asked])
  const failure = error && failureBehind(error)
  const versions = data?.versions
  const names = versionNames(versions ?? [], i18n)
  const restore = useMutation(configurationCommands.restore(api, useQueryClient()))
  const [chosen, setChosen] = useState<Restorable | null>(null)
  const state = change.stateOf('restore')
  const now = versions?.find(({ isCurrent }) => isCurrent)?.value ?? null

  function onRollBack({ id, value }: Restorable) {
    setChosen(null)
    void change.begin({
      kind: 'restore',
      before: now,
      settings: value,
      hasWorked: false,
      make: async () => {
        await restore.mutateAsync({ versionId: id, etag: data?.etag ?? null })
        notify({ kind: 'done', text: () => t`Rolled back.` })
      },
    })
  }

  return (
    <section className={styles.section} aria-label={t`Saved versions`} aria-busy={isFetching}>
      <h2>
        <Trans>Saved versions</Trans>
      </h2>
      {failure && <CannotReadVersions failure={failure} />}
      {versions?.length === 0 && !failure && (
        <p>
          <Trans>No earlier versions yet. Your first save also keeps the current one.</Trans>
        </p>
      )}
      <ChangeFailed state={state} title={t`Not rolled back`} />
      <OutsideLine state={state} />
      <Newest
        label={t`Versions`}
        lines={(versions ?? []).map((version) => (
          <VersionLine
            key={version.id}
            version={version}
            when={names.get(version.id) ?? ''}
            isBusy={state.kind === 'busy'}
            onChoose={setChosen}
          />
        ))}
      />
      {chosen && (
        <RollBackDialog
          version={chosen}
          now={now}
          isUnsaved={isUnsaved}
          onRollBack={() => onRollBack(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
      {state.kind === 'asking' && (
        <LockOutDialog
          lockOut={state.lockOut}
          action={<Trans>Roll back</Trans>}
          onConfirm={() => void change.confirm()}
          onClose={change.forget}
        />
      )}
    </section>
  )
}

/** They stay while they are read with other credentials. */
const useVersions = () =>
  useQuery({
    ...configurationQueries.versions(useAdminApi(), useHasCredentials()),
    placeholderData: keepPreviousData,
  })

/** Why the versions cannot be read, and the credentials with which they can. */
function CannotReadVersions({ failure }: { readonly failure: Failure }) {
  const { t } = useLingui()
  const isOpen = isOpenToCredentials(failure, useHasCredentials())
  return (
    <>
      <p role="alert">{t(explain(failure).sentence)}</p>
      {isOpen && (
        <div>
          <CredentialsButton />
        </div>
      )}
    </>
  )
}
