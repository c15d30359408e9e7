import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { EventReply } from '#domain/event/CalendarEvent.ts'
import { maxNote } from '#domain/event/guests/answerNote.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import type { OwnReply } from './answering.ts'
import styles from './AnswerButtons.module.css'

// lingui-set comment="Buttons (verbs) with which an invitation is answered."

type AnswerButtonsProps = {
  /** What the group is called. */
  readonly label: string
  /** The answer that was given; null for none. */
  readonly reply: EventReply | null
  /** What was written with it. */
  readonly note: string
  readonly onAnswer: (answer: OwnReply, note: string) => void
  /** What else can be done. */
  readonly children?: ReactNode
}

/** The three answers to an invitation, with a note if one likes; the answer that was given is pressed. */
export function AnswerButtons({ label, reply, note, onAnswer, children }: AnswerButtonsProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const answers: readonly (readonly [OwnReply, string])[] = [
    ['accepted', t`Accept`],
    ['tentative', t`Maybe`],
    ['declined', t`Decline`],
  ]
  function onPress(answer: OwnReply) {
    // What was written with another answer does not go with this one.
    onAnswer(answer, typed?.trim() ?? (answer === reply ? note : ''))
    setTyped(null)
  }
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <div className={styles.answers}>
        {answers.map(([answer, name]) => (
          <Button
            key={answer}
            size="small"
            aria-pressed={reply === answer}
            className={styles.answer ?? ''}
            onClick={() => onPress(answer)}
          >
            {name}
          </Button>
        ))}
        {typed === null && (
          <Button variant="quiet" size="small" onClick={() => setTyped(note)}>
            {note === '' ? <Trans>Add a note</Trans> : <Trans>Change the note</Trans>}
          </Button>
        )}
        {children}
      </div>
      {typed === null && note !== '' && <p className={styles.note}>{t`Your note: ${note}`}</p>}
      {typed !== null && (
        <TextArea
          label={t`Note to the organiser`}
          hint={t`It is sent with your answer.`}
          value={typed}
          rows={2}
          maxLength={maxNote}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button was pressed to write here
          autoFocus
          onChange={setTyped}
        />
      )}
    </div>
  )
}
