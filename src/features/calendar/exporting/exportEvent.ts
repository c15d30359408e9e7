import type { JCal } from '#contract/jcal.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import { downloadCalendar } from './downloadCalendar.ts'

/** Give a person an event as a file. */
export async function exportEvent(data: JCal, title: string): Promise<void> {
  const again = () => void exportEvent(data, title)
  const part = await loadPart(() => import('#domain/ical/printICalendar.ts'), again)
  if (part) downloadCalendar(part.printICalendar(data), title)
}
