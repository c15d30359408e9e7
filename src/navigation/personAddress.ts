import { useLocation } from 'react-router-dom'
import type { Path } from './addresses.ts'
import { usePath } from './usePath.ts'

/** The name in the query of an address under which somebody's page is open over the calendar. */
const slot = 'person'

/** The person whose page the address names, by their id or e-mail address; null if it names none. */
export function usePersonShown(): string | null {
  const person = new URLSearchParams(useLocation().search).get(slot)
  return person === '' ? null : person
}

/** The address of somebody's page over the calendar as it is on screen; null for the calendar alone. */
export function usePersonPath(): (person: string | null) => Path {
  const path = usePath()
  return (person) => withPerson(path, person)
}

/** An address of the calendar with somebody's page over it, or with none for null. */
export function withPerson(path: Path, person: string | null): Path {
  const [place = '', search = ''] = path.split('?', 2)
  const query = new URLSearchParams(search)
  if (person === null) query.delete(slot)
  else query.set(slot, person)
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
  return `/${place.slice(1)}${text === '' ? '' : `?${text}`}`
}
