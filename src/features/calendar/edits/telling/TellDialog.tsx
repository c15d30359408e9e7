import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Telling } from '#domain/edits/Edit.ts'
import { maxNote } from '#domain/event/guests/answerNote.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import styles from './TellDialog.module.css'

// lingui-set comment="Asks whether the guests of an event, or other people in it, are told of a change."

type TellDialogProps = {
  readonly title: string
  /** What is changed for others. */
  readonly children: ReactNode
  /** What happens without telling, or why that is not offered. */
  readonly consequence: ReactNode
  /** What telling them is called. */
  readonly tell: string
  readonly mustTell?: boolean
  readonly onAnswer: (telling: Telling) => void
  readonly onClose: () => void
}

/** Are others told of a change, and what does one say to them? */
export function TellDialog(props: TellDialogProps) {
  const { title, children, consequence, tell, mustTell = false, onAnswer, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const [note, setNote] = useState('')

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    onAnswer({ isSilent: false, note: note.trim() })
  }

  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId}>
            {tell}
          </Button>
          {!mustTell && (
            <Button onClick={() => onAnswer({ isSilent: true, note: '' })}>
              <Trans>Don’t tell</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.question} onSubmit={onSubmit}>
        <p>{children}</p>
        <TextArea
          label={t`Note to the guests`}
          value={note}
          rows={2}
          maxLength={maxNote}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is answered here
          autoFocus
          onChange={setNote}
        />
        <p className={styles.quiet}>{consequence}</p>
      </form>
    </Dialog>
  )
}
