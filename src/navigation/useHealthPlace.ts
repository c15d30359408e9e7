import { useLocation, useNavigate } from 'react-router-dom'
import { healthPlacePath, readHealthPlace, type HealthPlace } from './healthPlace.ts'

/** What the address of the health page says, and how to change it: opening a component is a step that leads back. */
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
