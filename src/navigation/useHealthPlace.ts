import { useLocation, useNavigate } from 'react-router-dom'
import { healthPlacePath, readHealthPlace, type HealthPlace } from './healthPlace.ts'

/**
 * The contents of the health page's address, and how to change them. Opening a component adds an entry to the
 * history.
 */
export function useHealthPlace() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = readHealthPlace(search)

  function show(change: Partial<HealthPlace>): void {
    const isStep = change.component !== undefined && change.component !== null
    void navigate(healthPlacePath({ ...place, ...change }), { replace: !isStep })
  }

  return { place, show }
}
