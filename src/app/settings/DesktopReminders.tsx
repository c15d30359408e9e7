import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'

/** Whether reminders are shown by the desktop too. The browser asks when the button is pressed, and never before. */
export function DesktopReminders() {
  const { t } = useLingui()
  const { notifications = {} } = useSettings()
  const { choose } = useSettingsStore()
  const [permission, setPermission] = useState(permissionNow)

  if (permission === 'default')
    return (
      <div>
        <Button onClick={() => void Notification.requestPermission().then(setPermission)}>
          <Trans>Allow desktop notifications</Trans>
        </Button>
        <p>
          <Trans>Reminders come on the page in any case, while Kalends is open.</Trans>
        </p>
      </div>
    )
  return (
    <Checkbox
      label={t`Desktop notifications`}
      hint={
        permission === 'denied'
          ? t`The browser blocks them for this site.`
          : t`While Kalends is open in this browser.`
      }
      isChecked={permission === 'granted' && notifications.isOn !== false}
      onChange={(isOn) => choose({ notifications: { ...notifications, isOn } })}
    />
  )
}

const permissionNow = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied'
