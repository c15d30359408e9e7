import { Trans } from '@lingui/react/macro'
import { dateOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { previewOf } from './reading/previewOf.ts'
import { chosenReading, type ImportStep } from './useImportSteps.ts'

// lingui-set comment="The dialog that imports a file of events: Import, Stop, Undo, Done are buttons."

type ImportActionsProps = {
  readonly step: ImportStep
  /** What is in the calendar already is being asked for. */
  readonly isAsking: boolean
  readonly onImport: () => void
  readonly onLook: () => void
  readonly onStop: () => void
  readonly onDone: () => void
  readonly onShow: (date: IsoDate) => void
  readonly onUndone: () => void
}

/** The buttons of an import at its present step. */
export function ImportActions({
  step,
  isAsking,
  onImport,
  onLook,
  onStop,
  ...afterwards
}: ImportActionsProps) {
  if (step.kind === 'done') return <DoneActions step={step} {...afterwards} />
  const isRunning = step.kind === 'running'
  const isReady = step.kind === 'ready' && chosenReading(step).objects.length > 0
  return (
    <>
      <Button
        variant="primary"
        disabled={isAsking || (!isRunning && !isReady)}
        isBusy={isRunning}
        onClick={onImport}
      >
        <Trans>Import</Trans>
      </Button>
      {isReady && (
        <Button isBusy={isAsking} onClick={onLook}>
          <Trans>Look first</Trans>
        </Button>
      )}
      {isRunning && (
        <Button isBusy={step.isStopping} onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      )}
    </>
  )
}

type DoneActionsProps = Pick<ImportActionsProps, 'onDone' | 'onShow' | 'onUndone'> & {
  readonly step: ImportStep & { readonly kind: 'done' }
}

function DoneActions({ step, onDone, onShow, onUndone }: DoneActionsProps) {
  const { first } = previewOf(step.reading)
  const { undo } = step.ended
  return (
    <>
      <Button ref={focus} variant="primary" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
      {first !== null && (
        <Button onClick={() => onShow(dateOf(first, 'UTC'))}>
          <Trans>Show the first one</Trans>
        </Button>
      )}
      {undo && (
        <Button
          onClick={() => {
            undo()
            onUndone()
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </>
  )
}

/** The button that had the focus was removed. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
