import { useEffect, useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazyComponent.tsx'
import { patiently } from '../../ui/loading/patiently.ts'

const Reminders = lazyComponent(
  patiently(async () => (await import('../../features/calendar/reminders/Reminders.tsx')).Reminders),
)

/** Long after the first screen: nobody waits for it. What was due meanwhile comes then. */
const afterMs = 10_000

/** Reminders of events, in every page. */
export function CalendarReminders() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), afterMs)
    return () => clearTimeout(timer)
  }, [])
  return isTime && <Reminders />
}
