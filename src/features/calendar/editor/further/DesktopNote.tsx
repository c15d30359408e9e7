import { Trans } from '@lingui/react/macro'
import { useNotificationPermission } from '../../../../settings/push/useNotificationPermission.ts'
import { useSettings } from '../../../../settings/useSettings.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import styles from './further.module.css'

/** Whether the desktop shows reminders too, and the way to it. The browser asks when the button is pressed. */
export function DesktopNote() {
  const { notifications } = useSettings()
  const { permission, ask } = useNotificationPermission()
  if (permission === 'default')
    return (
      <div className={styles.ways}>
        <Button size="small" variant="quiet" onClick={() => void ask()}>
          <Trans>Allow desktop notifications</Trans>
        </Button>
      </div>
    )
  return (
    <p className={styles.quiet}>
      {permission === 'unsupported' ? (
        <Trans>This browser has no notifications for websites.</Trans>
      ) : permission === 'denied' ? (
        <Trans>The browser blocks desktop notifications for this site.</Trans>
      ) : notifications?.isOn === false ? (
        <Trans>Desktop notifications are off in the settings.</Trans>
      ) : (
        <Trans>The desktop shows them too.</Trans>
      )}
    </p>
  )
}
