import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { askOnPop, entryIndex } from './askOnPop.ts'
import { keepPage } from './leaving.ts'

/** A wish to leave the page that waits for an answer. */
export type WishToLeave = { readonly leave: () => void; readonly stay: () => void }

/**
 * Keep a page with something unsaved from being left unasked: by a link, by going back, by closing the tab. Other addresses of
 * the same page are no leaving. The browser asks in words of its own when the tab closes.
 *
 * @returns the wish that waits for an answer, or null
 */
export function useBeforeLeaving(isUnsaved: boolean): WishToLeave | null {
  const { pathname } = useLocation()
  const here = useRef(0)
  const [wish, setWish] = useState<WishToLeave | null>(null)

  const ask = useEffectEvent((destination: string, carryOut: () => void) => {
    if (destination.replace(/\?.*/, '') === pathname) carryOut()
    else setWish({ leave: carryOut, stay: () => setWish(null) })
  })

  // The browser has gone elsewhere before it says so: where this was must be known by then.
  useEffect(() => {
    here.current = entryIndex() ?? 0
  })

  useEffect(() => {
    if (!isUnsaved) return undefined
    const letGo = keepPage({ ask, onPop: askOnPop(ask, () => here.current) })
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      letGo()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isUnsaved])

  return wish
}
