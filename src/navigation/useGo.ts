import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Path } from './addresses.ts'
import { askToLeave } from './leaving.ts'

/** `replace` leaves no entry in the history: for what the person did not ask to keep. */
export type Go = (path: Path, options?: { readonly replace?: boolean }) => void

/** Go somewhere in the application. A page that would lose something asks first, unless the application itself goes (`replace`). */
export function useGo(): Go {
  const navigate = useNavigate()
  return useCallback(
    (path, options = {}) => {
      const go = () => void navigate(path, options)
      if (options.replace) go()
      else askToLeave(path, go)
    },
    [navigate],
  )
}
