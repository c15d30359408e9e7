import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { beginOffline, endOffline, offlineBrowser, type OfflineBrowser } from '../offline/offlineAccess.ts'
import { onOfflineOwner } from '../offline/changeOfflineOwner.ts'
import { offlineOwner } from '../offline/offlineOwner.ts'

// lingui-set comment="Whether this device keeps the calendars, to open them without a network: a checkbox and what is said below it."

type OfflineAccessProps = { readonly browser?: OfflineBrowser }

/** Whether this device keeps the person's calendars. Only then a worker is registered and anything is stored. */
export function OfflineAccess({ browser }: OfflineAccessProps) {
  const { t } = useLingui()
  const api = useApi()
  const { id: userId } = useUser()
  const here = browser ?? offlineBrowser(api)
  const isOn = useSyncExternalStore(onOfflineOwner, () => offlineOwner(here.deviceStorage) === userId)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function change(next: boolean): Promise<void> {
    setWanted(next)
    setHasFailed(false)
    try {
      await (next ? beginOffline(here, api, userId) : endOffline(here))
    } catch {
      setHasFailed(true)
    }
    setWanted(null)
  }

  function hint(): string {
    if (wanted === true) return t`Being set up …`
    if (hasFailed) return t`This couldn’t be set up. Try again later.`
    return t`About a month back and two ahead, to look at when Kalends can’t be reached. Anyone who uses this browser can read them until you sign out, so only on a device of your own.`
  }

  return (
    <Checkbox
      label={t`Keep my calendars on this device`}
      hint={hint()}
      isChecked={wanted ?? isOn}
      isDisabled={wanted !== null}
      onChange={(next) => void change(next)}
    />
  )
}
