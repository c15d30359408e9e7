import { Trans, useLingui } from '@lingui/react/macro'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { calendarGoneSentence } from '../edits/messages/calendarGoneSentence.ts'
import { FileField } from './FileField.tsx'
import { FileLines } from './FileLines.tsx'
import { GuessTimes } from './GuessTimes.tsx'
import { ImportActions } from './ImportActions.tsx'
import styles from './ImportDialog.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { importedSoFar, importSummary } from './importSentences.ts'
import { MessageDialog } from './message/MessageDialog.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import { useImportDialog, type ImportDialogProps } from './useImportDialog.ts'
import { chosenReading } from './useImportSteps.ts'

// lingui-set comment="The dialog that imports a file of events. “Into calendar” is a field."

/**
 * Events from a file: what is in it, the calendar to import to, the progress, and what was left out and why. A message
 * about an event is taken as one.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { calendars, zone, onShow, onClose } = props
  const { t } = useLingui()
  const { step, file, message, calendarId, goneName, isAsking, ...on } = useImportDialog(props)
  const isRunning = step.kind === 'running'

  /** When the dialog closes, a message repeats what was imported, with Undo. */
  function leave(go: () => void) {
    if (step.kind === 'done') step.ended.announce()
    go()
  }

  if (message !== null) return <MessageDialog {...{ message, zone, onShow, onClose }} onImport={on.onPlain} />
  return (
    <Dialog
      title={t`Import events`}
      onClose={() => leave(onClose)}
      footer={
        <ImportActions
          step={step}
          isAsking={isAsking}
          onImport={on.onImport}
          onLook={on.onLook}
          onStop={on.stop}
          onDone={() => leave(onClose)}
          onShow={(date) => leave(() => onShow(date))}
          onUndone={onClose}
        />
      }
    >
      <FileField chosen={file} disabled={isRunning || isAsking} onChoose={on.onChoose} />
      <SelectField
        label={t`Into calendar`}
        value={calendarId}
        disabled={isRunning || isAsking}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={on.setCalendarId}
      />
      <GoneNote name={goneName} />
      {step.kind === 'refused' && (
        <p role="alert" className={styles.refused}>
          <Trans>This isn’t a calendar file. Choose an .ics file that a calendar program exported.</Trans>
        </p>
      )}
      {step.kind === 'ready' && (
        <>
          <ImportPreview reading={chosenReading(step)} />
          <GuessTimes file={step.file} isGuessing={step.isGuessing} onChange={on.guessTimes} />
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

/** That the chosen calendar, of this name, is not there any more; nothing while it is. */
function GoneNote({ name }: { readonly name: string | null }) {
  if (name === null) return null
  return (
    <p role="alert" className={styles.refused}>
      {calendarGoneSentence(name)}
    </p>
  )
}
