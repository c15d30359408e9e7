import { useLocation } from 'react-router-dom'
import type { Path } from './addresses.ts'

/** The name in the query of an address under which somebody's page is open over the calendar. */
const slot = 'person'

/** The id of the person whose page the address names; null if it names none. */
export function usePersonShown(): string | null {
  const id = new URLSearchParams(useLocation().search).get(slot)
  return id === '' ? null : id
}

/** The address of somebody's page over the calendar as it is on screen; null for the calendar alone. */
export function usePersonPath(): (id: string | null) => Path {
  const { pathname, search } = useLocation()
  return (id) => {
    const query = new URLSearchParams(search)
    if (id === null) query.delete(slot)
    else query.set(slot, id)
    const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
    return `/${pathname.slice(1)}${text === '' ? '' : `?${text}`}`
  }
}
