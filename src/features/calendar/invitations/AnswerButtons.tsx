import { useLingui } from '@lingui/react/macro'
import type { EventReply } from '#domain/event/CalendarEvent.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { OwnReply } from './answering.ts'
import styles from './AnswerButtons.module.css'

// lingui-set comment="Buttons (verbs) with which an invitation is answered."

type AnswerButtonsProps = {
  /** What the group is called. */
  readonly label: string
  /** The answer that was given; null for none. */
  readonly reply: EventReply | null
  readonly onAnswer: (answer: OwnReply) => void
}

/** The three answers to an invitation; the one that was given is pressed. */
export function AnswerButtons({ label, reply, onAnswer }: AnswerButtonsProps) {
  const { t } = useLingui()
  const answers: readonly (readonly [OwnReply, string])[] = [
    ['accepted', t`Accept`],
    ['tentative', t`Maybe`],
    ['declined', t`Decline`],
  ]
  return (
    <div role="group" aria-label={label} className={styles.answers}>
      {answers.map(([answer, name]) => (
        <Button
          key={answer}
          size="small"
          aria-pressed={reply === answer}
          className={styles.answer ?? ''}
          onClick={() => onAnswer(answer)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
