import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../api/ApiProvider.tsx'
import { canPush, endPush } from '../../settings/push/pushHere.ts'
import { useNotificationPermission } from '../../settings/push/useNotificationPermission.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { PushReminders } from './PushReminders.tsx'

/** Whether reminders are shown by the desktop too. The browser asks when the button is pressed, and never before. */
export function DesktopReminders() {
  const { t } = useLingui()
  const { notifications = {} } = useSettings()
  const { choose } = useSettingsStore()
  const api = useApi()
  const { permission, ask } = useNotificationPermission()

  if (permission === 'default')
    return (
      <div>
        <Button onClick={() => void ask()}>
          <Trans>Allow desktop notifications</Trans>
        </Button>
        <p>
          <Trans>Reminders come on the page in any case, while Kalends is open.</Trans>
        </p>
      </div>
    )
  const isAllowed = permission === 'granted' && notifications.isOn !== false
  const desktop = (
    <Checkbox
      label={t`Desktop notifications`}
      hint={
        permission === 'unsupported'
          ? t`This browser has no notifications for websites.`
          : permission === 'denied'
            ? t`The browser blocks them for this site.`
            : t`While Kalends is open in this browser.`
      }
      isChecked={isAllowed}
      isDisabled={permission !== 'granted'}
      onChange={(isOn) => {
        choose({ notifications: { ...notifications, isOn } })
        if (!isOn && canPush(api)) void endPush(api)
      }}
    />
  )
  return (
    <>
      {desktop}
      {isAllowed && canPush(api) && <PushReminders />}
    </>
  )
}
