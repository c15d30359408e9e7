import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { untilSettingsSent } from '../../../settings/untilSettingsSent.ts'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import type { Lost, SignOutChoices } from './SignOutDialog.tsx'
import { countUnsaved } from './countUnsaved.ts'
import { untilSent } from './untilSent.ts'

const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

/** Signs out as soon as everything is saved; asks if something would be lost. */
export function SignOutQuestion({ onSignOut, onClose }: SignOutChoices) {
  const client = useQueryClient()
  const settings = useSettingsStore()
  const [lost, setLost] = useState<Lost | null>(null)

  const onCounted = useEffectEvent((unsaved: Lost) => {
    if (unsaved.count === 0 && !unsaved.hasSettings) onSignOut()
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

  return lost && <SignOutDialog {...lost} onSignOut={onSignOut} onClose={onClose} />
}
