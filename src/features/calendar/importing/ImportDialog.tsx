import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { FileField } from './FileField.tsx'
import { FileLines } from './FileLines.tsx'
import { GuessTimes } from './GuessTimes.tsx'
import { ImportActions } from './ImportActions.tsx'
import styles from './ImportDialog.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { importedSoFar, importSummary } from './importSentences.ts'
import { SendingProgress } from './SendingProgress.tsx'
import { chosenReading, useImportSteps } from './useImportSteps.ts'

// lingui-set comment="The dialog that imports a file of events. “Into calendar” is a field."

type ImportDialogProps = {
  readonly calendars: readonly Calendar[]
  /** The file that it begins with, as if it had been chosen. */
  readonly given: File | undefined
  /** Go to the first imported event. */
  readonly onShow: (date: IsoDate) => void
  readonly onClose: () => void
}

/**
 * Events from a file: what is in it, the calendar to import to, the progress, and what was left out and why.
 */
export function ImportDialog({ calendars, given, onShow, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { step, choose, guessTimes, start, stop } = useImportSteps()
  const [calendarId, setCalendarId] = useState(calendars[0]?.id ?? '')
  const isRunning = step.kind === 'running'

  function onImport() {
    const calendar = calendars.find(({ id }) => id === calendarId)
    if (calendar) void start(calendar)
  }

  /** When the dialog closes, a message repeats what was imported, with Undo. */
  function leave(go: () => void) {
    if (step.kind === 'done') step.ended.announce()
    go()
  }

  return (
    <Dialog
      title={t`Import events`}
      onClose={() => leave(onClose)}
      footer={
        <ImportActions
          step={step}
          onImport={onImport}
          onStop={stop}
          onDone={() => leave(onClose)}
          onShow={(date) => leave(() => onShow(date))}
          onUndone={onClose}
        />
      }
    >
      <FileField given={given} disabled={isRunning} onChoose={(file) => void choose(file)} />
      <SelectField
        label={t`Into calendar`}
        value={calendarId}
        disabled={isRunning}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setCalendarId}
      />
      {step.kind === 'refused' && (
        <p role="alert" className={styles.refused}>
          <Trans>This isn’t a calendar file. Choose an .ics file that a calendar program exported.</Trans>
        </p>
      )}
      {step.kind === 'ready' && (
        <>
          <ImportPreview reading={chosenReading(step)} />
          <GuessTimes file={step.file} isGuessing={step.isGuessing} onChange={guessTimes} />
          <FileLines reading={chosenReading(step)} refused={[]} />
        </>
      )}
      {isRunning && (
        <SendingProgress label={t`Importing`} current={step.running.progress} inWords={importedSoFar} />
      )}
      <div role="status" className={styles.status}>
        {step.kind === 'done' && importSummary(step.ended.result)}
      </div>
      {step.kind === 'done' && <FileLines reading={step.reading} refused={step.ended.result.refused} />}
    </Dialog>
  )
}
