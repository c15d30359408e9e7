import { Trans } from '@lingui/react/macro'
import { linkHandlerAddress } from '../../navigation/linkPath.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './SettingsPage.module.css'

/** Whether the browser gives links to pages that ask for them. */
export const canHandleLinks = (): boolean => 'registerProtocolHandler' in navigator

/** Asks the browser to open the links of calendars here. It asks the person, and has settings of its own for it. */
export function LinkHandling() {
  function onRegister() {
    for (const scheme of ['webcal', 'web+cal'])
      navigator.registerProtocolHandler(scheme, linkHandlerAddress(window.location.href))
  }
  return (
    <div className={styles.fields}>
      <p>
        <Trans>
          Links that begin with webcal: or web+cal: can open in Kalends. Your browser asks you to allow it.
        </Trans>
      </p>
      <div>
        <Button onClick={onRegister}>
          <Trans comment="A button: links of calendars are to be opened here from now on.">
            Open calendar links here
          </Trans>
        </Button>
      </div>
    </div>
  )
}
