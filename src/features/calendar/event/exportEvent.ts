import type { JCal } from '#contract/jcal.ts'
import { download } from '../download.ts'

/** Give a person an event as a file. */
export async function exportEvent(data: JCal, title: string): Promise<void> {
  const { printICalendar } = await import('#domain/ical/printICalendar.ts')
  download(printICalendar(data), title)
}
