import { useState } from 'react'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { calendarText } from './reading/calendarText.ts'
import { readFile } from './reading/readFile.ts'
import type { FileReading } from './reading/readBoth.ts'
import type { ResumedImport } from './ResumedImport.ts'
import { useImport, type EndedImport, type RunningImport } from './useImport.ts'

/** How far a file has come. */
export type ImportStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'ready'; readonly file: FileReading; readonly isGuessing: boolean }
  | {
      readonly kind: 'running'
      readonly reading: ICalendarReading
      readonly running: RunningImport
      /** The person pressed Stop; answers that are on their way are awaited. */
      readonly isStopping: boolean
    }
  | { readonly kind: 'done'; readonly reading: ICalendarReading; readonly ended: EndedImport }

/**
 * An import from choosing a file to its result. A call that does not fit the present step does nothing.
 *
 * @param resumed one whose file was read before
 */
export function useImportSteps(resumed: ResumedImport | undefined) {
  const startImport = useImport()
  const [step, setStep] = useState<ImportStep>(() => firstStep(resumed))

  const choose = (file: File) => readChosen(file, setStep)

  function guessTimes(isGuessing: boolean) {
    if (step.kind === 'ready') setStep({ ...step, isGuessing })
  }

  async function start(calendar: Calendar) {
    if (step.kind !== 'ready') return
    const reading = chosenReading(step)
    const running = startImport(calendar, reading)
    setStep({ kind: 'running', reading, running, isStopping: false })
    setStep({ kind: 'done', reading, ended: await running.ended })
  }

  function stop() {
    if (step.kind !== 'running') return
    step.running.stop()
    setStep({ ...step, isStopping: true })
  }

  return { step, choose, guessTimes, start, stop }
}

const firstStep = (resumed: ResumedImport | undefined): ImportStep =>
  resumed ? { kind: 'ready', file: resumed.reading, isGuessing: resumed.isGuessing } : { kind: 'choosing' }

/** Reads a file and shows the step that follows. If the script that reads it cannot be loaded, a message offers to try again. */
async function readChosen(file: File, show: (step: ImportStep) => void): Promise<void> {
  show({ kind: 'reading' })
  const read = await loadPart(
    async () => readFile(await calendarText(file)),
    () => void readChosen(file, show),
  )
  if (read === null) return show({ kind: 'choosing' })
  show(read.strict.failure === null ? { kind: 'ready', file: read, isGuessing: false } : { kind: 'refused' })
}

/** A file read strictly, or with guessed times if the person chose so. */
export const chosenReading = ({ file, isGuessing }: ImportStep & { readonly kind: 'ready' }) =>
  isGuessing ? file.guessed : file.strict
