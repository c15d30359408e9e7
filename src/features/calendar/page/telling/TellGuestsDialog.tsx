import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import type { Telling } from '#domain/edits/Edit.ts'
import { maxNote } from '#domain/event/guests/answerNote.ts'
import type { GuestsConcerned } from '#domain/scheduling/changes/guestsConcerned.ts'
import { andList } from '../../../../locales/andList.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { titleOf } from '../../format/formatEvent.ts'
import styles from './TellGuestsDialog.module.css'

// lingui-set comment="Asks the organiser of an event whether its guests are told of a change."

type TellGuestsDialogProps = {
  readonly concern: GuestsConcerned
  /** Of the events that are changed together. */
  readonly titles: readonly string[]
  readonly onAnswer: (telling: Telling) => void
  readonly onClose: () => void
}

/** One question about a change: are the guests told, and what does one say to them? */
export function TellGuestsDialog({ concern, titles, onAnswer, onClose }: TellGuestsDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [note, setNote] = useState('')
  const { kind, guests, hasRoom } = concern
  const name = titleOf({ title: titles[0] ?? '' })
  const shown = andList(guests.slice(0, shownGuests))
  const others = guests.length - shownGuests
  const sentences = {
    cancelled: t`“${name}” is cancelled for ${shown}.`,
    moved: t`“${name}” is at another time for ${shown}.`,
    removed: t`${shown}: not invited to “${name}” any more.`,
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    onAnswer({ isSilent: false, note: note.trim() })
  }

  return (
    <Dialog
      title={t`Tell the guests?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId}>
            <Trans>Tell guests</Trans>
          </Button>
          {!hasRoom && (
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
        <p>
          {titles.length > 1 ? (
            <ManyChanged kind={kind} count={titles.length} shown={shown} />
          ) : (
            sentences[kind]
          )}{' '}
          {others > 0 && <Plural value={others} one="And # more." other="And # more." />}
        </p>
        <TextArea
          label={t`Note to the guests`}
          value={note}
          rows={2}
          maxLength={maxNote}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is answered here
          autoFocus
          onChange={setNote}
        />
        <Consequence hasRoom={hasRoom} />
      </form>
    </Dialog>
  )
}

/** What happens without telling, or why that is not offered. */
const Consequence = ({ hasRoom }: Pick<GuestsConcerned, 'hasRoom'>) => (
  <p className={styles.quiet}>
    {hasRoom ? (
      <Trans>A room is booked for it, which is told with the guests.</Trans>
    ) : (
      <Trans>Guests who aren’t told keep what’s in their calendars.</Trans>
    )}
  </p>
)

type ManyChangedProps = {
  readonly kind: GuestsConcerned['kind']
  readonly count: number
  readonly shown: string
}

function ManyChanged({ kind, count, shown }: ManyChangedProps) {
  return kind === 'moved' ? (
    <Plural
      value={count}
      one={`# event with guests is at another time for ${shown}.`}
      other={`# events with guests are at another time for ${shown}.`}
    />
  ) : (
    <Plural
      value={count}
      one={`# event with guests is cancelled for ${shown}.`}
      other={`# events with guests are cancelled for ${shown}.`}
    />
  )
}

const shownGuests = 3
