import { useEffect, useState } from 'react'
import { minuteMs, type EpochMs } from '#domain/time/units.ts'

const lookEveryMs = 5000

/** The present minute. Looked at often and told seldom, so that it stays right through sleep and over midnight. */
export function useNow(): EpochMs {
  const [now, setNow] = useState(wholeMinute)

  useEffect(() => {
    const look = () => setNow(wholeMinute())
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return now
}

const wholeMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs
