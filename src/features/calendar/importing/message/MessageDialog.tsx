import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { MessageInFile } from '#domain/scheduling/inFile/messageIn.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { factLine } from '../../../../ui/join.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { formatFullDate } from '../../format/formatDate.ts'
import { formatWhen, titleOf } from '../../format/formatEvent.ts'
import { formatRepeats } from '../../format/formatRepeats.ts'
import styles from './MessageDialog.module.css'
import { messageSentence } from './messageSentence.ts'
import { useMessage } from './useMessage.ts'

// lingui-set comment="A message about an event that came by mail, as a file: an invitation, its end, an answer, another time. Buttons are verbs."

type MessageDialogProps = {
  readonly message: MessageInFile
  readonly zone: string
  /** Turn to a day, without the dialog. */
  readonly onShow: (date: IsoDate) => void
  /** It is to be imported as any other file. */
  readonly onImport: () => void
  readonly onClose: () => void
}

/** What a message about an event says, and what it would change in one's own calendar. */
export function MessageDialog({ message, zone, onShow, onImport, onClose }: MessageDialogProps) {
  const { t } = useLingui()
  const { event, held, standing, trouble, problem, isBusy, onTake } = useMessage(message, { zone, onShow })
  const alert = trouble ?? problem
  const isOtherTime = standing === 'known' && withTime.has(message.method)
  const { note } = message.sender
  return (
    <Dialog
      title={t(titles[message.method])}
      size="small"
      onClose={onClose}
      footer={
        <>
          {(standing === 'new' || standing === 'known') && (
            <Button variant="primary" isBusy={isBusy} onClick={onTake}>
              {standing === 'new' ? <Trans>Add to calendar</Trans> : <Trans>Update calendar</Trans>}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onImport}>
            <Trans>Import as a file</Trans>
          </Button>
        </>
      }
    >
      {alert !== null && (
        <p role="alert" className={styles.problem}>
          {alert}
        </p>
      )}
      <p>{messageSentence(message, standing)}</p>
      {note !== undefined && <blockquote className={styles.note}>{note}</blockquote>}
      {event !== null && <Facts {...{ message, event, held: isOtherTime ? held : null, zone }} />}
      <p role="status" className={styles.standing}>
        {standing === 'missing' && (
          <Trans>This event isn’t in your calendar, so there is nothing to change.</Trans>
        )}
        {standing === 'later' && <Trans>Your calendar has a later version of this event.</Trans>}
      </p>
    </Dialog>
  )
}

/** Messages whose time is to be compared with the one in the calendar; an answer may name an older one. */
const withTime: ReadonlySet<MessageInFile['method']> = new Set(['REQUEST', 'COUNTER'])

const titles: Readonly<Record<MessageInFile['method'], MessageDescriptor>> = {
  REQUEST: msg`Invitation`,
  CANCEL: msg`Cancellation`,
  REPLY: msg`Answer of a guest`,
  COUNTER: msg`Proposed time`,
  DECLINECOUNTER: msg`Proposed time`,
}

type FactsProps = Pick<MessageDialogProps, 'message' | 'zone'> & {
  readonly event: CalendarEvent
  /** What is in the calendar at a time that this one would replace. */
  readonly held: CalendarEvent | null
}

function Facts({ message, event, held, zone }: FactsProps) {
  const { t } = useLingui()
  const inWords = (each: CalendarEvent) => formatWhen(each, zoneNamed(zone), formatFullDate)
  const [when, was] = [inWords(event), held === null ? '' : inWords(held)]
  const repeats = formatRepeats(message.data)
  return (
    <section className={styles.facts} aria-label={titleOf(event)}>
      <strong>{titleOf(event)}</strong>
      <span>{factLine([when, ...(repeats === null ? [] : [repeats])])}</span>
      {event.location !== '' && <span>{event.location}</span>}
      {was !== '' && was !== when && <span className={styles.was}>{t`Until now: ${was}`}</span>}
    </section>
  )
}
