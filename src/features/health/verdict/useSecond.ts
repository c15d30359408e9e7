import { useEffect, useState } from 'react'
import { epochMs, type EpochMs } from '#domain/time/units.ts'

/** The current time, updated once a second. */
export function useSecond(): EpochMs {
  const [now, setNow] = useState(() => epochMs(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(epochMs(Date.now())), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
