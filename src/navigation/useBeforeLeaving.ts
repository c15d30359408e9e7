import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { askOnPop } from './askOnPop.ts'
import { entryIndex } from './history/entryIndex.ts'
import { keepPage } from './leaving.ts'
import { holdPage } from './pageHold.ts'

/** A request to leave the page that waits for an answer. */
export type WishToLeave = { readonly leave: () => void; readonly stay: () => void }

/**
 * Ask before a page with something unsaved is left: by a link, by Back, by closing the tab. Another address
 * of the same page does not count. When the tab closes, the browser asks in its own words.
 *
 * @returns the request to leave that waits for an answer, or null
 */
export function useBeforeLeaving(isUnsaved: boolean): WishToLeave | null {
  const { pathname } = useLocation()
  const here = useRef(0)
  const [wish, setWish] = useState<WishToLeave | null>(null)

  const ask = useEffectEvent((destination: string, carryOut: () => void) => {
    if (destination.replace(/\?.*/, '') === pathname) carryOut()
    else setWish({ leave: () => leaveBy(carryOut), stay: () => setWish(null) })
  })

  function leaveBy(carryOut: () => void): void {
    // Signing out may ask more, and be given up.
    setWish(null)
    carryOut()
  }

  // The browser reports a move after it, so the entry of this page must be noted beforehand.
  useEffect(() => {
    here.current = entryIndex() ?? 0
  })

  useEffect(() => {
    if (!isUnsaved) return undefined
    const letGo = keepPage({ ask, onPop: askOnPop(ask, () => here.current) })
    const release = holdPage()
    return () => {
      letGo()
      release()
    }
  }, [isUnsaved])

  return wish
}
