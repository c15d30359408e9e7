import { useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { keys } from '../data/queries.ts'
import styles from './ImportDialog.module.css'
import { fileText } from './fileText.ts'
import { importObjects, type ImportResult } from './importObjects.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { previewOf } from './previewOf.ts'
import { readFile } from './readFile.ts'
import { SkippedList } from './SkippedList.tsx'

type ImportDialogProps = {
  readonly calendars: readonly Calendar[]
  /** Go to where the imported events begin. */
  readonly onShow: (date: IsoDate) => void
  readonly onClose: () => void
}

type Stage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'ready'; readonly reading: ICalendarReading }
  | { readonly kind: 'running'; readonly reading: ICalendarReading; readonly done: number }
  | { readonly kind: 'done'; readonly reading: ICalendarReading; readonly result: ImportResult }

/** Events from a file: what is in it, where to, how far, and what was left out and why. */
export function ImportDialog({ calendars, onShow, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const fileId = useId()
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' })
  const [calendarId, setCalendarId] = useState(calendars[0]?.id ?? '')
  const stop = useRef<AbortController>(null)

  // Whoever closes the dialog stops the import; what has arrived stays.
  useEffect(() => () => stop.current?.abort(), [])

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setStage({ kind: 'reading' })
    const reading = await readFile(fileText(new Uint8Array(await file.arrayBuffer())))
    setStage(reading.failure === null ? { kind: 'ready', reading } : { kind: 'refused' })
  }

  async function onImport() {
    const calendar = calendars.find(({ id }) => id === calendarId)
    if (stage.kind !== 'ready' || !calendar) return
    const { reading } = stage
    const controller = new AbortController()
    stop.current = controller
    setStage({ kind: 'running', reading, done: 0 })
    const onProgress = (done: number) => setStage((now) => (now.kind === 'running' ? { ...now, done } : now))
    const result = await importObjects(api, calendar, reading.objects, {
      onProgress,
      signal: controller.signal,
    })
    setStage({ kind: 'done', reading, result })
    void client.invalidateQueries({ queryKey: keys.rangesOf(calendar) })
    void client.invalidateQueries({ queryKey: keys.allCalendars })
  }

  const first = stage.kind === 'done' ? previewOf(stage.reading).first : null
  const isRunning = stage.kind === 'running'
  return (
    <Dialog
      title={t`Import events`}
      onClose={onClose}
      footer={
        <>
          {stage.kind !== 'done' && (
            <Button
              variant="primary"
              disabled={stage.kind !== 'ready' || stage.reading.objects.length === 0}
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
          {stage.kind === 'done' && (
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
      {stage.kind === 'refused' && (
        <p role="alert" className={styles.refused}>
          <Trans>
            This is not a calendar file. Choose one that ends in .ics, as calendar programs export them.
          </Trans>
        </p>
      )}
      {stage.kind === 'ready' && <ImportPreview reading={stage.reading} />}
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={t`Importing`}
          max={stage.reading.objects.length}
          value={stage.done}
        />
      )}
      <div role="status" className={styles.status}>
        {stage.kind === 'done' && <ImportSummary result={stage.result} />}
      </div>
      {(stage.kind === 'ready' || stage.kind === 'done') && (
        <SkippedList reading={stage.reading} refused={stage.kind === 'done' ? stage.result.refused : []} />
      )}
    </Dialog>
  )
}
