import { Trans } from '@lingui/react/macro'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { Exchange } from './exchange/Exchange.tsx'
import { AskBeforeLeaving } from './leaving/AskBeforeLeaving.tsx'
import { useAdminApi } from './credentials/useAdminApi.ts'
import { useGuardedChange } from './review/useGuardedChange.ts'
import { SettingsActions } from './SettingsActions.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import styles from './SignOnSettingsPage.module.css'
import { useSettingsDraft } from './useSettingsDraft.ts'
import { Audit } from './versions/Audit.tsx'
import { SavedVersions } from './versions/SavedVersions.tsx'

type SettingsEditorProps = {
  /** Secrets masked; null where it cannot be read. */
  readonly stored: OpenIdConfiguration | null
  /** Another number once it was read again. */
  readonly version: number
  /** Where the application lives. */
  readonly address: string
}

/** The draft, its form, and what can be done with it. */
export function SettingsEditor({ stored, version, address }: SettingsEditorProps) {
  const { features } = useAdminApi().config
  const settings = useSettingsDraft(stored, version)
  const change = useGuardedChange()
  return (
    <>
      {stored === null && (
        <p className={styles.notice} role="note">
          <Trans>
            This service does not let stored values be read. Begin with a file that you exported, or with a
            blank form; saving replaces what is stored.
          </Trans>
        </p>
      )}
      <Exchange settings={settings} />
      <SettingsForm settings={settings} />
      <SettingsActions settings={settings} change={change} address={address} />
      {features.history && (
        <>
          <SavedVersions change={change} isUnsaved={settings.isChanged} />
          <Audit />
        </>
      )}
      <AskBeforeLeaving isUnsaved={settings.isChanged} />
    </>
  )
}
