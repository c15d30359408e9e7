import { useCallback, useState } from 'react'
import type { Identity } from '../features/identity/createIdentity.ts'

/** A redirect to the provider that a person asked for. */
type SignInRequest = {
  /** Counted, so that each request is a new one. */
  readonly count: number
  /** Whether the provider has to ask who signs in. */
  readonly asksWho: boolean
}

/** Redirects to the provider when a person asks for it, if there is a network. */
export function useRedirect(identity: Identity) {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const [isOffline, setIsOffline] = useState(false)

  const redirect = useCallback(
    ({ asksWho }: { readonly asksWho: boolean }) => {
      void leave()

      async function leave(): Promise<void> {
        // Without a network the browser would show a page of its own, which offers no way back.
        const canLeave = await identity.isOnline()
        setIsOffline(!canLeave)
        if (!canLeave) return setRequest(null)
        identity.returned()
        setRequest((before) => ({ count: (before?.count ?? 0) + 1, asksWho }))
      }
    },
    [identity],
  )

  return { request, isOffline, redirect }
}
