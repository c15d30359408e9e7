import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { beginMail, endMail } from '../../settings/push/mailReminders.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'

// lingui-set comment="Reminders of events by e-mail: a checkbox and what is said below it."

/** Whether the person is reminded by e-mail, too. */
export function MailReminders() {
  const { t } = useLingui()
  const api = useApi()
  const { preferredEmail } = useUser()
  const { notifications = {}, homeZone = Temporal.Now.timeZoneId() } = useSettings()
  const { choose } = useSettingsStore()
  const [hasFailed, setHasFailed] = useState(false)

  async function change(byMail: boolean): Promise<void> {
    choose({ notifications: { ...notifications, byMail } })
    setHasFailed(false)
    try {
      await (byMail ? beginMail(api, homeZone) : endMail(api))
    } catch {
      choose({ notifications: { ...notifications, byMail: !byMail } })
      setHasFailed(true)
    }
  }

  return (
    <Checkbox
      label={t`By e-mail`}
      hint={
        hasFailed
          ? t`The service couldn’t set this up. Try again later.`
          : t`To ${preferredEmail}, until Kalends hasn’t been opened for 60 days.`
      }
      isChecked={notifications.byMail === true}
      onChange={(next) => void change(next)}
    />
  )
}
