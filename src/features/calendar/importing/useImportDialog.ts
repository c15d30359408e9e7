import { useState } from 'react'
import { messageIn } from '#domain/scheduling/inFile/messageIn.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { useBegun } from '../rehearsal/useBegun.ts'
import type { ResumedImport } from './ResumedImport.ts'
import { useImportSteps } from './useImportSteps.ts'
import { useLookFirst } from './useLookFirst.ts'

export type ImportDialogProps = {
  readonly calendars: readonly Calendar[]
  /** The file that it begins with, as if it had been chosen. */
  readonly given: File | undefined
  /** What it had when it made room for a look. */
  readonly resumed: ResumedImport | undefined
  readonly zone: string
  /** Go to the first imported event. */
  readonly onShow: (date: IsoDate) => void
  /** The dialog again, after a look. */
  readonly onResume: (resumed: ResumedImport) => void
  readonly onClose: () => void
}

/** The file and the calendar of an import, how far it has come, and what leads on. */
export function useImportDialog({ calendars, given, resumed, ...ways }: ImportDialogProps) {
  const { step, choose, guessTimes, start, stop } = useImportSteps(resumed)
  const [file, setFile] = useState<File | null>(resumed?.file ?? null)
  const [calendarId, setCalendarId] = useState(resumed?.calendarId ?? calendars[0]?.id ?? '')
  const { look, isAsking } = useLookFirst(ways)
  const { myAddresses } = useReader(ways.zone)
  const takesMessages = offers(useApi(), 'invitations')
  const [isPlain, setIsPlain] = useState(resumed !== undefined)
  const message =
    step.kind === 'ready' && takesMessages && !isPlain ? messageIn(step.file.message, myAddresses) : null
  const calendar = calendars.find(({ id }) => id === calendarId)
  const [lastName, setLastName] = useState(resumed?.calendarName ?? null)
  if (calendar && calendar.name !== lastName) setLastName(calendar.name)

  function onChoose(chosen: File) {
    setFile(chosen)
    setIsPlain(false)
    void choose(chosen)
  }
  useBegun(given, onChoose)

  function onImport() {
    if (calendar) void start(calendar)
  }
  useBegun(resumed?.isApplied ? resumed : null, onImport)

  function onLook() {
    if (!calendar || !file || step.kind !== 'ready') return
    const { file: reading, isGuessing } = step
    const calendarName = calendar.name
    look(calendar, { file, reading, isGuessing, calendarId, calendarName, isApplied: false })
  }

  return {
    step,
    file,
    /** What the file says to the reader; null if it is there to be imported, or they want it to be. */
    message,
    onPlain: () => setIsPlain(true),
    calendarId,
    /** The name of the chosen calendar, if it is not there any more when it is needed. */
    goneName: calendar || step.kind === 'running' || step.kind === 'done' ? null : lastName,
    isAsking,
    setCalendarId,
    onChoose,
    guessTimes,
    onImport,
    onLook,
    stop,
  }
}
