import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../api/ApiProvider.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import type { Elsewhere } from '../features/identity/session/onElsewhere.ts'
import { signedOutPath } from '../navigation/addresses.ts'
import { useGo } from '../navigation/useGo.ts'

/** Signing out, here or in another tab, where somebody else may have signed in. */
export function useSignOut(identity: Identity) {
  const go = useGo()
  const api = useApi()
  const queryClient = useQueryClient()
  const [phase, setPhase] = useState<'signing-out' | 'signed-out' | null>(null)
  const [isSomebodyElseElsewhere, setIsSomebodyElseElsewhere] = useState(false)

  const showSignedOut = useCallback(() => {
    setPhase('signed-out')
    queryClient.clear()
    go(signedOutPath, { replace: true })
  }, [queryClient, go])

  const onElsewhere = useEffectEvent((what: Elsewhere) => {
    if (what === 'signed-out') showSignedOut()
    else setIsSomebodyElseElsewhere(true)
  })
  useEffect(() => identity.onElsewhere((what) => onElsewhere(what)), [identity])

  const signOut = useCallback(() => {
    void leave()

    async function leave(): Promise<void> {
      setPhase('signing-out')
      // An unreachable service does not prevent signing out.
      await Promise.allSettled([api.close()])
      queryClient.clear()
      if ((await identity.signOut()) === 'here') showSignedOut()
    }
  }, [api, identity, queryClient, showSignedOut])

  return { phase, isSomebodyElseElsewhere, signOut }
}
