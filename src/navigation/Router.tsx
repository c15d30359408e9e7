import { Fragment, useLayoutEffect, type ReactNode } from 'react'
import { HashRouter, useLocation } from 'react-router-dom'
import { onPop } from './leaving.ts'
import { pageAt, type PageName } from './pageAt.ts'
import { noteEntry, skipRepeatedEntry } from './history/repeatedEntry.ts'

/** Addresses are in the hash, so that one build works at any path of any static host. */
export function Router({ children }: { readonly children: ReactNode }) {
  // The new address is on screen before the next key is handled, because what a shortcut does depends on it.
  return (
    <>
      <BeforeRouter />
      <HashRouter useTransitions={false}>
        <EntryOnScreen />
        {children}
      </HashRouter>
    </>
  )
}

/** Listeners run in the order they were added, and the effects of an earlier sibling run first. */
function BeforeRouter() {
  useLayoutEffect(() => {
    const listeners = [onPop, skipRepeatedEntry]
    for (const listener of listeners) window.addEventListener('popstate', listener)
    return () => {
      for (const listener of listeners) window.removeEventListener('popstate', listener)
    }
  }, [])
  return null
}

function EntryOnScreen() {
  const location = useLocation()
  useLayoutEffect(noteEntry, [location])
  return null
}

/**
 * The page for the address on screen. The calendar stays mounted for all its addresses, so that a dialog
 * opens over it.
 */
export function Pages(pages: Readonly<Record<PageName, ReactNode>>) {
  const { pathname } = useLocation()
  const name = pageAt(pathname)
  return <Fragment key={name}>{pages[name]}</Fragment>
}
