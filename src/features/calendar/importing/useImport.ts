import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ImportEvents } from '#domain/edits/Edit.ts'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { editHead } from '../edits/editHead.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { announceImport, refresh, runUndo } from './announceImport.tsx'
import { eventIdOf } from './sending/eventIdOf.ts'
import { holdPage } from '../../../navigation/pageHold.ts'
import { importEvents, type ImportResult } from './sending/importEvents.ts'
import { noteImport } from './notedImports.ts'
import type { Progress } from './sending/Progress.ts'
import { undoOf } from './sending/undoOf.ts'

/** An import that has ended, and what can be done about it. */
export type EndedImport = {
  readonly result: ImportResult
  /** Undoes what was imported; null if nothing was. */
  readonly undo: (() => void) | null
  /** Announce the result if the dialog is no longer on screen. */
  readonly announce: () => void
}

/** An import that is under way. */
export type RunningImport = {
  readonly progress: () => Progress
  readonly stop: () => void
  readonly ended: Promise<EndedImport>
}

/** Starts imports. Leaving the page stops the import; a message says what was imported, with Undo. */
export function useImport() {
  const context = { api: useApi(), client: useQueryClient() }
  const running = useRef<RunningImport>(null)

  useEffect(
    () => () => {
      const left = running.current
      left?.stop()
      void left?.ended.then(({ announce }) => announce())
    },
    [],
  )

  return (calendar: Calendar, reading: ICalendarReading): RunningImport => {
    const edit = importOf(calendar, reading)
    const controller = new AbortController()
    let progress: Progress = { done: 0, of: edit.events.length, trouble: null }
    const onProgress = (now: Progress) => {
      progress = now
    }
    const release = holdPage()

    async function run(): Promise<EndedImport> {
      const result = await importEvents(context.api, edit, { onProgress, signal: controller.signal })
      running.current = null
      refresh(context.client, edit.calendar)
      const undo = undoOf(edit, result)
      if (undo) noteImport(context.client, edit, undo)
      return {
        result,
        undo: undo && (() => void runUndo(context, undo)),
        announce: () => announceImport(context, result, undo),
      }
    }

    const started = {
      progress: () => progress,
      stop: () => controller.abort(),
      ended: run().finally(release),
    }
    running.current = started
    return started
  }
}

/** The whole file as one edit. Each event gets a name made from its UID: a second import finds the first. */
export const importOf = (
  { homeId: userId, id: calendarId }: Calendar,
  { objects }: ICalendarReading,
): ImportEvents => ({
  ...editHead(),
  kind: 'importEvents',
  calendar: { userId, calendarId },
  events: objects.map(({ uid, jcal: data }) => ({ eventId: eventIdOf(uid), data })),
})
