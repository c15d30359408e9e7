import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { lazyComponent } from '../ui/lazyComponent.tsx'

const HealthBanner = lazyComponent(
  async () => (await import('../features/health/HealthBanner.tsx')).HealthBanner,
)

/** Long enough for a page that is still being loaded to have asked for what it shows. */
const quietMs = 5000

/** Whether the service is well, looked at once the calendar has all it wants: its own requests come first. */
export function CalendarHealth() {
  const isQuiet = useIsFetching() === 0
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    if (!isQuiet || isDue) return undefined
    const timer = setTimeout(() => setIsDue(true), quietMs)
    return () => clearTimeout(timer)
  }, [isQuiet, isDue])

  if (!isDue) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <HealthBanner />
    </ErrorBoundary>
  )
}
