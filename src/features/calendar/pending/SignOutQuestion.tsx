import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { endSessionsEverywhere } from '../../../api/endSessionsEverywhere.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { endPush, isPushedHere } from '../../../settings/push/pushHere.ts'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { paragraph } from '../../../ui/join.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import type { Lost, SignOutChoices } from './SignOutDialog.tsx'
import { watchUnsaved } from './watchUnsaved.ts'

const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

type SignOutQuestionProps = SignOutChoices & {
  /** Whether the sessions of other browsers end, too. */
  readonly from: 'here' | 'everywhere'
}

/**
 * Signs out as soon as everything is saved; asks while something would be lost. No reminders come here after it.
 */
export function SignOutQuestion({ from, onSignOut, onClose }: SignOutQuestionProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const settings = useSettingsStore()
  const api = useApi()
  const [lost, setLost] = useState<Lost | null>(null)
  const isLeaving = useRef(false)

  function leave(): void {
    if (isLeaving.current) return
    isLeaving.current = true
    const end = from === 'here' ? onSignOut : endEverywhere
    if (isPushedHere(localStorage)) void endPush(api).then(end, end)
    else end()
  }
  function endEverywhere(): void {
    endSessionsEverywhere(api).then(onSignOut, (error: unknown) => {
      onClose()
      notify({
        kind: 'failed',
        text: () => paragraph([t`You’re not signed out.`, t(explain(failureBehind(error)).sentence)]),
        action: { label: () => t`Try again`, run: endEverywhere },
        also: { label: () => t`Sign out here only`, run: onSignOut },
        isLasting: true,
      })
    })
  }
  const onCounted = useEffectEvent((unsaved: Lost) => {
    if (unsaved.count === 0 && unsaved.drafts === 0 && !unsaved.hasSettings) leave()
    else setLost(unsaved)
  })
  useEffect(() => watchUnsaved(client, settings, (unsaved) => onCounted(unsaved)), [client, settings])

  return lost && <SignOutDialog {...lost} onSignOut={leave} onClose={onClose} />
}
