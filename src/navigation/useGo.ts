import { useCallback, useInsertionEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Path } from './addresses.ts'
import { askToLeave } from './leaving.ts'

/** `replace` leaves no entry in the history: for what the person did not ask to keep. */
export type Go = (path: Path, options?: { readonly replace?: boolean }) => void

/** Go somewhere in the application. A page that would lose something asks first, unless the application itself goes (`replace`). The very same in every render. */
export function useGo(): Go {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  // The router's is another after each step, which only matters where an address is relative: ours are not.
  useInsertionEffect(() => {
    latest.current = navigate
  })
  return useCallback((path, options = {}) => {
    const go = () => void latest.current(path, options)
    if (options.replace) go()
    else askToLeave(path, go)
  }, [])
}
