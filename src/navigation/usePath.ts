import { useLocation } from 'react-router-dom'
import type { Path } from './addresses.ts'

/** The whole address on screen, to return to. */
export function usePath(): Path {
  const { pathname, search } = useLocation()
  return `/${pathname.slice(1)}${search}`
}
