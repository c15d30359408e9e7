import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import {
  beginPush,
  endPush,
  isPushedHere,
  pushBrowser,
  type PushBrowser,
} from '../../settings/push/pushHere.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'

// lingui-set comment="Reminders of events while no tab is open, by Web Push: a checkbox and what is said below it."

type PushRemindersProps = { readonly browser?: PushBrowser }

/** Whether this browser is reminded while no tab is open. Only then a worker is registered. */
export function PushReminders({ browser }: PushRemindersProps) {
  const { t } = useLingui()
  const api = useApi()
  const { id: userId } = useUser()
  const [isOn, setIsOn] = useState(() => isPushedHere((browser ?? pushBrowser()).storage))
  const [hasFailed, setHasFailed] = useState(false)

  async function change(next: boolean): Promise<void> {
    setIsOn(next)
    setHasFailed(false)
    try {
      await (next ? beginPush(api, userId, browser) : endPush(api, browser))
    } catch {
      setIsOn(!next)
      setHasFailed(true)
    }
  }

  return (
    <Checkbox
      label={t`Also while Kalends is closed`}
      hint={
        hasFailed
          ? t`Your browser couldn’t set this up. Try again later.`
          : t`On this device, until you sign out. Reminders are encrypted on their way.`
      }
      isChecked={isOn}
      onChange={(next) => void change(next)}
    />
  )
}
