import { useCallback, useInsertionEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Path } from './addresses.ts'
import { askToLeave } from './leaving.ts'

/** `replace` adds no entry to the history: for steps that the person did not ask for. */
export type Go = (path: Path, options?: { readonly replace?: boolean }) => void

/**
 * Go to an address of the application. A page with unsaved input asks first, unless the application itself
 * navigates (`replace`). The same function in every render.
 */
export function useGo(): Go {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  // The router's function changes after each step. That only matters for relative addresses, and ours are
  // absolute.
  useInsertionEffect(() => {
    latest.current = navigate
  })
  return useCallback((path, options = {}) => {
    // A link to the current address does nothing.
    const isHere = window.location.hash === `#${path}`
    const go = () => void latest.current(path, isHere ? { replace: true } : options)
    if (options.replace) go()
    else askToLeave(path, go)
  }, [])
}
