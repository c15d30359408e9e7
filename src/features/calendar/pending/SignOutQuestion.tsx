import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { endPush, isPushedHere } from '../../../settings/push/pushHere.ts'
import { untilSettingsSent } from '../../../settings/untilSettingsSent.ts'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import type { Lost, SignOutChoices } from './SignOutDialog.tsx'
import { countUnsaved } from './countUnsaved.ts'
import { untilSent } from './untilSent.ts'

const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

/** Signs out as soon as everything is saved; asks if something would be lost. No reminders come here after it. */
export function SignOutQuestion({ onSignOut, onClose }: SignOutChoices) {
  const client = useQueryClient()
  const settings = useSettingsStore()
  const api = useApi()
  const [lost, setLost] = useState<Lost | null>(null)

  function leave(): void {
    if (isPushedHere(localStorage)) void endPush(api).then(onSignOut, onSignOut)
    else onSignOut()
  }
  const onCounted = useEffectEvent((unsaved: Lost) => {
    if (unsaved.count === 0 && !unsaved.hasSettings) leave()
    else setLost(unsaved)
  })
  useEffect(() => {
    let isOpen = true
    void Promise.all([untilSent(client).then(() => countUnsaved(client)), untilSettingsSent(settings)]).then(
      ([count, hasSettings]) => isOpen && onCounted({ count, hasSettings }),
    )
    return () => {
      isOpen = false
    }
  }, [client, settings])

  return lost && <SignOutDialog {...lost} onSignOut={leave} onClose={onClose} />
}
