import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import type { BatchAction } from '#domain/edits/batch/Batch.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import styles from './MoveDialog.module.css'
import { minutesIn } from './minutesIn.ts'

// lingui-set comment="A small form: how far several events are moved. “Move” is a button (verb)."

type MoveDialogProps = {
  readonly count: number
  readonly onChosen: (does: BatchAction) => void
  readonly onClose: () => void
}

/** How far the selected events are moved, in days and minutes. */
export function MoveDialog({ count, onChosen, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [direction, setDirection] = useState<'later' | 'earlier'>('later')
  const [days, setDays] = useState('1')
  const [minutes, setMinutes] = useState('0')
  const by = minutesIn(days, minutes)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (by !== null) onChosen({ name: 'move', minutes: direction === 'later' ? by : -by })
  }

  return (
    <Dialog
      title={t({ message: 'Move the selected events', comment: 'The heading of a small form.' })}
      size="small"
      onClose={onClose}
      footer={
        <FormButtons formId={formId} onCancel={onClose}>
          <Plural value={count} one="Move # event" other="Move # events" />
        </FormButtons>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <div className={styles.fields}>
          <TextField
            label={t`Days`}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={setDays}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
            autoFocus
          />
          <TextField
            label={t`Minutes`}
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            onChange={setMinutes}
          />
        </div>
        <RadioGroup
          label={t`Direction`}
          value={direction}
          options={[
            { value: 'later', label: t`Later` },
            { value: 'earlier', label: t`Earlier` },
          ]}
          onChange={setDirection}
        />
        {by === null && (
          <p role="alert" className={styles.problem}>
            <Trans>Enter days up to 3660, minutes up to 1440.</Trans>
          </p>
        )}
      </form>
    </Dialog>
  )
}
