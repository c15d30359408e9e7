import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Telling } from '#domain/edits/Edit.ts'
import type { GuestsConcerned } from '#domain/scheduling/changes/guestsConcerned.ts'
import { andList } from '../../../../locales/andList.ts'
import { titleOf } from '../../format/formatEvent.ts'
import { TellDialog } from '../../edits/telling/TellDialog.tsx'

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
  const { kind, guests, hasRoom } = concern
  const name = titleOf({ title: titles[0] ?? '' })
  const shown = andList(guests.slice(0, shownGuests))
  const others = guests.length - shownGuests
  const sentences = {
    cancelled: t`“${name}” is cancelled for ${shown}.`,
    moved: t`“${name}” is at another time for ${shown}.`,
    removed: t`${shown}: not invited to “${name}” any more.`,
  }

  return (
    <TellDialog
      title={t`Tell the guests?`}
      tell={t`Tell guests`}
      mustTell={hasRoom}
      consequence={
        hasRoom ? (
          <Trans>A room is booked for it, which is told with the guests.</Trans>
        ) : (
          <Trans>Guests who aren’t told keep what’s in their calendars.</Trans>
        )
      }
      {...{ onAnswer, onClose }}
    >
      {titles.length > 1 ? manyChanged(kind, titles.length, shown) : sentences[kind]}{' '}
      {others > 0 && <Plural value={others} one="And # more." other="And # more." />}
    </TellDialog>
  )
}

function manyChanged(kind: GuestsConcerned['kind'], count: number, shown: string): string {
  return kind === 'moved'
    ? plural(count, {
        one: `# event with guests is at another time for ${shown}.`,
        other: `# events with guests are at another time for ${shown}.`,
      })
    : plural(count, {
        one: `# event with guests is cancelled for ${shown}.`,
        other: `# events with guests are cancelled for ${shown}.`,
      })
}

const shownGuests = 3
