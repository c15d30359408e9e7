import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LeavingContext, type Keeper } from './leaving.ts'

/** A wish to leave the page that waits for an answer. */
export type WishToLeave = { readonly leave: () => void; readonly stay: () => void }

/**
 * Keep a page with something unsaved from being left unasked: by a link, by going back, by closing the tab. Other addresses of
 * the same page are no leaving. The browser asks in words of its own when the tab closes.
 *
 * @returns the wish that waits for an answer, or null
 */
export function useBeforeLeaving(isUnsaved: boolean): WishToLeave | null {
  const leaving = use(LeavingContext)
  const { pathname } = useLocation()
  const here = useRef(0)
  const [wish, setWish] = useState<WishToLeave | null>(null)

  const keep: Keeper = useEffectEvent((destination: string, carryOut: () => void) => {
    if (destination.replace(/\?.*/, '') === pathname) carryOut()
    else setWish({ leave: carryOut, stay: () => setWish(null) })
  })

  // Where in the history this is, as the browser has gone back before it says so.
  useEffect(() => {
    here.current = entryIndex() ?? 0
  })

  useEffect(() => {
    if (!isUnsaved) return undefined
    const letGo = leaving.keep(keep)
    const stopWatching = watchHistory(() => here.current, keep)
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      letGo()
      stopWatching()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isUnsaved, leaving])

  return wish
}

/**
 * The browser goes back before anybody can be asked, so it is sent forward again and the wish is kept. The router hears of none
 * of it: it numbers its entries in `history.state.idx`, and an address that was typed has no number yet.
 */
function watchHistory(entryHere: () => number, keep: Keeper): () => void {
  let passing: 'undone' | 'wanted' | null = null

  function onPop(event: PopStateEvent) {
    if (passing !== null) {
      if (passing === 'undone') event.stopImmediatePropagation()
      passing = null
      return
    }
    const here = entryHere()
    const steps = (entryIndex() ?? here + 1) - here
    let isCarriedOut = false
    let hasReturned = false
    keep(location.hash.slice(1), () => {
      isCarriedOut = true
      if (!hasReturned) return
      passing = 'wanted'
      history.go(steps)
    })
    if (isCarriedOut) return
    event.stopImmediatePropagation()
    hasReturned = true
    passing = 'undone'
    history.go(-steps)
  }

  window.addEventListener('popstate', onPop, { capture: true })
  return () => window.removeEventListener('popstate', onPop, { capture: true })
}

function entryIndex(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}
