import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import type { SignOutChoices } from './SignOutDialog.tsx'
import { countUnsaved } from './countUnsaved.ts'
import { untilSent } from './untilSent.ts'

const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

/** Signs out as soon as everything is saved; asks if something would be lost. */
export function SignOutQuestion({ onSignOut, onClose }: SignOutChoices) {
  const client = useQueryClient()
  const [count, setCount] = useState(0)

  const onCounted = useEffectEvent((unsaved: number) => {
    if (unsaved === 0) onSignOut()
    else setCount(unsaved)
  })
  useEffect(() => {
    let isOpen = true
    void untilSent(client)
      .then(() => countUnsaved(client))
      .then((unsaved) => isOpen && onCounted(unsaved))
    return () => {
      isOpen = false
    }
  }, [client])

  if (count === 0) return null
  return <SignOutDialog count={count} onSignOut={onSignOut} onClose={onClose} />
}
