import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { explain } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import rows from '../../../ui/styles/rows.module.css'
import { Busy } from '../../../ui/states/Busy.tsx'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InvitationWays } from './InvitationWays.tsx'
import styles from './InvitationsDialog.module.css'
import { useAnswer } from './useAnswer.ts'
import { invitationDays, useInvitations } from './useInvitations.ts'

// lingui-set comment="The list of invitations that wait for an answer."

type InvitationsDialogProps = {
  readonly zone: string
  readonly onOpenEvent: (event: CalendarEvent) => void
  readonly onClose: () => void
}

/** What others ask of a person: what is new, what is at another time, what is cancelled. */
export function InvitationsDialog({ zone, onOpenEvent, onClose }: InvitationsDialogProps) {
  const { t } = useLingui()
  const { invitations, calendars, isRead, failure, retry, see } = useInvitations(zone)
  const { answer, asked, onClose: onAsked } = useAnswer(zone)
  const isEmpty = invitations.length === 0
  return (
    <Dialog title={t`Invitations`} closesOutside onClose={onClose}>
      <div className={styles.invitations} aria-busy={!isRead && !failure}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {t(explain(failure).sentence)}{' '}
            <Button size="small" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {!isRead && !failure && isEmpty && <Busy label={t`Looking for invitations`} />}
        {isRead && isEmpty && (
          <p>
            <Plural
              value={invitationDays}
              one="Nothing waits for your answer in the next # day."
              other="Nothing waits for your answer in the next # days."
            />
          </p>
        )}
        {!isEmpty && (
          <ul className={rows.list} role="list" aria-label={t`Invitations`}>
            {invitations.map((each) => {
              const calendar = calendars.find(({ id }) => id === each.event.calendarId)
              if (!calendar) return null
              return (
                <InvitationRow
                  key={`${each.kind} ${each.event.key}`}
                  invitation={each}
                  {...{ calendar, zone }}
                  onOpen={() => onOpenEvent(each.event)}
                  buttons={
                    <InvitationWays
                      invitation={each}
                      {...{ calendar, zone }}
                      onAnswer={(given, note) => void answer(each.event, calendar, given, note)}
                      onAgree={() => each.unseen && see(each.unseen.change)}
                    />
                  }
                />
              )
            })}
          </ul>
        )}
      </div>
      <AnswerQuestion asked={asked} zone={zone} onClose={onAsked} />
    </Dialog>
  )
}
