import { useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { notify } from '../../../ui/messages/messages.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { exportCalendar } from '../queries/requests/calendarRequests.ts'
import { downloadCalendar } from './downloadCalendar.ts'

/** Saves a calendar as a file. */
export function useExportCalendar() {
  const { t } = useLingui()
  const api = useApi()
  return async ({ homeId, id, name }: Calendar): Promise<void> => {
    try {
      downloadCalendar(await exportCalendar(api, { userId: homeId, calendarId: id }), name)
    } catch (error) {
      notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) })
    }
  }
}
