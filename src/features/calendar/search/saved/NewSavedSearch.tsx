import { useLingui } from '@lingui/react/macro'
import { calendarPath, type CalendarPeriod } from '../../../../navigation/paths.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { nextColour } from '../../sidebar/proposedColours.ts'
import type { SavedSearch } from './SavedSearch.ts'
import { SavedSearchDialog } from './SavedSearchDialog.tsx'
import { tooMany } from './tooMany.ts'
import { useSavedSearches } from './useSavedSearches.ts'

type NewSavedSearchProps = {
  readonly period: CalendarPeriod
  readonly query: string
  /** Their colours are taken. */
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
}

/** Keeps a search under a name. It is on then, and the calendar is shown with it. */
export function NewSavedSearch({ period, query, calendars, onClose }: NewSavedSearchProps) {
  const { t } = useLingui()
  const go = useGo()
  const { searches, isFull, save } = useSavedSearches(period.saved, (change) =>
    go(calendarPath({ ...period, ...change })),
  )
  const taken = [...calendars, ...searches].flatMap(({ colour }) => colour ?? [])

  function onSave(search: SavedSearch) {
    save(search)
    const { name } = search
    notify({ kind: 'done', text: () => t`Saved “${name}”` })
  }

  if (isFull) return <NoRoom onClose={onClose} />
  return (
    <SavedSearchDialog
      search={{ name: '', query: query.trim(), colour: nextColour(taken), mode: 'highlight' }}
      searches={searches}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

function NoRoom({ onClose }: Pick<NewSavedSearchProps, 'onClose'>) {
  const { t } = useLingui()
  const close = <Button onClick={onClose}>{t`Close`}</Button>
  return (
    <Dialog title={t`Save search`} size="small" onClose={onClose} footer={close}>
      <p>{t(tooMany)}</p>
    </Dialog>
  )
}
