import { useEffect, useState } from 'react'
import type { EpochMs } from '#domain/time/units.ts'

/** The present moment, told once a second. */
export function useNow(): EpochMs {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
