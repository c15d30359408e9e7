import type { JCal } from '#contract/jcal.ts'
import { downloadCalendar } from '../downloadCalendar.ts'

/** Give a person an event as a file. */
export async function exportEvent(data: JCal, title: string): Promise<void> {
  const { printICalendar } = await import('#domain/ical/printICalendar.ts')
  downloadCalendar(printICalendar(data), title)
}
