import { useQueryClient } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import type { ImportEvents } from '#domain/edits/Edit.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { keys } from '../data/queries.ts'
import styles from './ImportDialog.module.css'
import { FileLines } from './FileLines.tsx'
import { editHead } from '../edits/editHead.ts'
import { eventIdOf } from './eventIdOf.ts'
import { fileText } from './fileText.ts'
import { importEvents, type ImportResult } from './importEvents.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { previewOf } from './previewOf.ts'
import { readFile, type FileReading } from './readFile.ts'

type ImportDialogProps = {
  readonly calendars: readonly Calendar[]
  /** Go to where the imported events begin. */
  readonly onShow: (date: IsoDate) => void
  readonly onClose: () => void
}

type Step =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'ready'; readonly file: FileReading; readonly isGuessing: boolean }
  | { readonly kind: 'running'; readonly reading: ICalendarReading; readonly done: number }
  | { readonly kind: 'done'; readonly reading: ICalendarReading; readonly result: ImportResult }

/** Events from a file: what is in it, where to, how far, and what was left out and why. */
export function ImportDialog({ calendars, onShow, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const fileId = useId()
  const [step, setStep] = useState<Step>({ kind: 'choosing' })
  const [calendarId, setCalendarId] = useState(calendars[0]?.id ?? '')
  const stop = useRef<AbortController>(null)

  // Whoever closes the dialog stops the import; what has arrived stays.
  useEffect(() => () => stop.current?.abort(), [])

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setStep({ kind: 'reading' })
    const read = await readFile(fileText(new Uint8Array(await file.arrayBuffer())))
    setStep(
      read.strict.failure === null ? { kind: 'ready', file: read, isGuessing: false } : { kind: 'refused' },
    )
  }

  async function onImport() {
    const calendar = calendars.find(({ id }) => id === calendarId)
    if (step.kind !== 'ready' || !calendar) return
    const reading = readingOf(step)
    const controller = new AbortController()
    stop.current = controller
    setStep({ kind: 'running', reading, done: 0 })
    const onProgress = (done: number) => setStep((now) => (now.kind === 'running' ? { ...now, done } : now))
    const edit = importOf(calendar, reading)
    const result = await importEvents(api, edit, { onProgress, signal: controller.signal })
    setStep({ kind: 'done', reading, result })
    void client.invalidateQueries({ queryKey: keys.rangesOf(calendar) })
    void client.invalidateQueries({ queryKey: keys.allCalendars })
  }

  const first = step.kind === 'done' ? previewOf(step.reading).first : null
  const isRunning = step.kind === 'running'
  return (
    <Dialog
      title={t`Import events`}
      onClose={onClose}
      footer={
        <>
          {step.kind !== 'done' && (
            <Button
              variant="primary"
              disabled={step.kind !== 'ready' || readingOf(step).objects.length === 0}
              onClick={() => void onImport()}
            >
              <Trans>Import</Trans>
            </Button>
          )}
          {isRunning && (
            <Button onClick={() => stop.current?.abort()}>
              <Trans>Stop</Trans>
            </Button>
          )}
          {step.kind === 'done' && (
            <>
              <Button variant="primary" onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
              {first !== null && (
                <Button onClick={() => onShow(dateOf(first, 'UTC'))}>
                  <Trans>Show the first one</Trans>
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <div className={styles.field}>
        <label className={styles.label} htmlFor={fileId}>
          <Trans>File</Trans>
        </label>
        <input
          id={fileId}
          className={styles.file}
          type="file"
          accept=".ics,.ical,.ifb,text/calendar"
          disabled={isRunning}
          onChange={(event) => void onFile(event)}
        />
      </div>
      <SelectField
        label={t`Into calendar`}
        value={calendarId}
        disabled={isRunning}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setCalendarId}
      />
      {step.kind === 'refused' && (
        <p role="alert" className={styles.refused}>
          <Trans>
            This is not a calendar file. Choose one that ends in .ics, as calendar programs export them.
          </Trans>
        </p>
      )}
      {step.kind === 'ready' && (
        <>
          <ImportPreview reading={readingOf(step)} />
          <GuessTimes
            file={step.file}
            isGuessing={step.isGuessing}
            onChange={(isGuessing) => setStep({ ...step, isGuessing })}
          />
          <FileLines reading={readingOf(step)} refused={[]} />
        </>
      )}
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={t`Importing`}
          max={step.reading.objects.length}
          value={step.done}
        />
      )}
      <div role="status" className={styles.status}>
        {step.kind === 'done' && <ImportSummary result={step.result} />}
      </div>
      {step.kind === 'done' && <FileLines reading={step.reading} refused={step.result.refused} />}
    </Dialog>
  )
}

const readingOf = ({ file, isGuessing }: Step & { readonly kind: 'ready' }): ICalendarReading =>
  isGuessing ? file.guessed : file.strict

type GuessTimesProps = {
  readonly file: FileReading
  readonly isGuessing: boolean
  readonly onChange: (isGuessing: boolean) => void
}

/** Offers the events of which the file says enough in other words. */
function GuessTimes({ file, isGuessing, onChange }: GuessTimesProps) {
  const { t } = useLingui()
  const count = file.strict.skipped.filter(({ canGuess }) => canGuess).length
  if (count === 0) return null
  return (
    <Checkbox
      label={t({
        message: plural(count, {
          one: 'Import # event whose start or end is missing or wrong',
          other: 'Import # events whose start or end is missing or wrong',
        }),
      })}
      hint={t`When they are is taken from what else the file says of them.`}
      isChecked={isGuessing}
      onChange={onChange}
    />
  )
}

/** All of a file as one edit, each event under a name made of its UID: a second import finds the first. */
const importOf = (
  { homeId: userId, id: calendarId }: Calendar,
  { objects }: ICalendarReading,
): ImportEvents => ({
  ...editHead(),
  kind: 'importEvents',
  calendar: { userId, calendarId },
  events: objects.map(({ uid, jcal: data }) => ({ eventId: eventIdOf(uid), data })),
})
