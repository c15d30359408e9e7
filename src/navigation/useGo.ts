import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Path } from './addresses.ts'

/** `replace` leaves no entry in the history: for what the person did not ask to keep. */
export type Go = (path: Path, options?: { readonly replace?: boolean }) => void

/** Go somewhere in the application. */
export function useGo(): Go {
  const navigate = useNavigate()
  return useCallback((path, options = {}) => void navigate(path, options), [navigate])
}
