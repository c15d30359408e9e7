import { Trans, useLingui } from '@lingui/react/macro'
import type { EventReply } from '#domain/event/CalendarEvent.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import type { EditClash } from '../../edits/clashes/clashStore.ts'
import { titleOf } from '../../format/formatEvent.ts'
import { clashConflicts } from './clashConflicts.ts'
import { ConflictTable } from './ConflictTable.tsx'

// lingui-set comment="Two people changed the same event: a table compares both, and buttons (verbs) decide. “Mine”, “theirs”: the version."

type ClashDialogProps = {
  readonly clash: EditClash
  /** The zone that the calendar shows. */
  readonly zone: string
  readonly onMine: () => void
  /** Nothing is done. */
  readonly onClose: () => void
}

/** What was dragged, deleted or answered, beside what somebody else has made of the same event meanwhile. */
export function ClashDialog({ clash, zone, onMine, onClose }: ClashDialogProps) {
  const { t } = useLingui()
  const { edit } = clash.queued
  const conflicts = clashConflicts(clash)
  const title = titleOf({ title: 'title' in edit ? edit.title : '' })
  const isDeletion = edit.kind === 'deleteEvent'
  const answers: Readonly<Record<EventReply, string>> = {
    accepted: t`Accepted`,
    tentative: t`Maybe`,
    declined: t`Declined`,
    'needs-action': '',
  }
  const mine = edit.kind === 'answerInvitation' ? answers[edit.answer] : t`Deleted`
  return (
    <Dialog
      title={t`“${title}” was changed elsewhere`}
      onClose={onClose}
      footer={
        <>
          <Button variant={isDeletion ? 'danger' : 'primary'} onClick={onMine}>
            {isDeletion ? <Trans>Delete all the same</Trans> : <Trans>Keep mine</Trans>}
          </Button>
          <Button onClick={onClose}>
            <Trans>Use theirs</Trans>
          </Button>
        </>
      }
    >
      {conflicts.length > 0 ? (
        <ConflictTable conflicts={conflicts} zone={zone} mine={mine} theirs={null} onChoose={nothing} />
      ) : (
        <p>
          <Trans>What they changed can’t be shown beside yours.</Trans>
        </p>
      )}
    </Dialog>
  )
}

const nothing = () => undefined
