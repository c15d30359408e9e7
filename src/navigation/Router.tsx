import { useLayoutEffect, type ReactNode } from 'react'
import { HashRouter, Route, Routes } from 'react-router-dom'
import { patterns } from './addresses.ts'
import { onPop } from './leaving.ts'

/** Routes live behind the hash, so that one build serves from any path and any static host. */
export function Router({ children }: { readonly children: ReactNode }) {
  // An address is on screen before the next key is heard, as what a shortcut does follows from it.
  return (
    <>
      <BeforeRouter />
      <HashRouter useTransitions={false}>{children}</HashRouter>
    </>
  )
}

/** The window tells its listeners in the order they came, and the effects of a sibling that stands before come before. */
function BeforeRouter() {
  useLayoutEffect(() => {
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  return null
}

type Pages = {
  /** Kept mounted through every address of the calendar, so that a dialog opens over a page that stays. */
  readonly calendar: ReactNode
  readonly health: ReactNode
  readonly account: ReactNode
  readonly signOnSettings: ReactNode
  readonly signedOut: ReactNode
  readonly notFound: ReactNode
}

/** The page for the address on screen. */
export function Pages({ calendar, health, account, signOnSettings, signedOut, notFound }: Pages) {
  return (
    <Routes>
      <Route index element={calendar} />
      <Route path="/calendar/*" element={calendar} />
      <Route path={patterns.health} element={health} />
      <Route path={patterns.account} element={account} />
      <Route path={patterns.signOnSettings} element={signOnSettings} />
      <Route path={patterns.signedOut} element={signedOut} />
      <Route path="*" element={notFound} />
    </Routes>
  )
}
