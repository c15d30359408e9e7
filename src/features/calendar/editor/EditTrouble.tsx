import type { FieldGroup } from './form/fieldGroups.ts'
import type { FieldConflict } from './mergeDraft.ts'
import { EventFixed, EventGone, OthersChange, TakenOver } from './OthersChange.tsx'

type EditTroubleProps = {
  readonly isGone: boolean
  readonly canWrite: boolean
  readonly name: { readonly calendarId: string }
  readonly calendars: readonly { readonly id: string }[]
  /** null where nothing disagrees. */
  readonly conflicts: readonly FieldConflict[] | null
  readonly taken: readonly FieldGroup[]
  readonly zone: string
  readonly onTheirs: () => void
  readonly onMine: () => void
  readonly onChoices: (theirs: readonly FieldConflict['group'][]) => void
}

/** What other people did to an event while it is edited. */
export function EditTrouble(props: EditTroubleProps) {
  const { isGone, canWrite, name, calendars, conflicts, taken, ...ways } = props
  if (!canWrite) return <EventFixed />
  if (isGone) return <EventGone isCalendarGone={calendars.every(({ id }) => id !== name.calendarId)} />
  return (
    <>
      {conflicts && <OthersChange conflicts={conflicts} {...ways} />}
      <TakenOver groups={taken} />
    </>
  )
}
