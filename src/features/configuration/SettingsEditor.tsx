import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { Exchange } from './exchange/Exchange.tsx'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
import { useAdminApi } from './credentials/useAdminApi.ts'
import { useGuardedChange } from './review/useGuardedChange.ts'
import { SettingsActions } from './SettingsActions.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import styles from './SignOnSettingsPage.module.css'
import { ToRegister } from './ToRegister.tsx'
import { registeredAddresses } from './registeredAddresses.ts'
import { useSettingsDraft } from './useSettingsDraft.ts'
import { Audit } from './versions/Audit.tsx'
import { SavedVersions } from './versions/SavedVersions.tsx'

type SettingsEditorProps = {
  /** Secrets masked; null if it cannot be read. */
  readonly stored: OpenIdConfiguration | null
  /** Changes each time it is read again. */
  readonly version: number
  /** Where the application lives. */
  readonly address: string
  /** What stands above the form. */
  readonly children: ReactNode
}

/** The draft, its form, its actions, and what the provider must know about it. */
export function SettingsEditor({ stored, version, address, children }: SettingsEditorProps) {
  const { baseUrl, features } = useAdminApi().config
  const settings = useSettingsDraft(stored, version)
  const change = useGuardedChange()
  const redirectUri = settings.draft.clients[0]?.fields.redirect_uri
  return (
    <>
      <div className={styles.settings}>
        {children}
        {stored === null && (
          <p className={styles.notice} role="note">
            <Trans>
              This service doesn’t show stored settings. Import a file you exported or start from blank;
              saving replaces what’s stored.
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
      </div>
      <ToRegister addresses={registeredAddresses(baseUrl, address, redirectUri)} />
      <AskBeforeLeaving isUnsaved={settings.isChanged} />
    </>
  )
}
