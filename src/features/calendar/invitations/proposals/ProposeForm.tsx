import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { maxNote } from '#domain/event/guests/answerNote.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../../ui/overlays/FormButtons.tsx'
import { FindTime } from '../../editor/finding/FindTime.tsx'
import { WhenFields } from '../../editor/when/WhenFields.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import styles from './proposals.module.css'
import type { ProposalForm } from './proposalForm.ts'
import { useProposal } from './useProposal.ts'

type ProposeFormProps = ProposalForm & {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
  readonly title: string
  readonly onClose: () => void
}

/** The time that is proposed, who is free then, and a note. */
export function ProposeForm({ event, calendar, zone, title, onClose, ...given }: ProposeFormProps) {
  const { t } = useLingui()
  const api = useApi()
  const formId = useId()
  const { fields, isOfSeries, scope, setScope, note, setNote, problem, isBusy, onSubmit } = useProposal(
    given,
    { event, calendar, zone, onClose },
  )
  const canFind = !fields.form.isAllDay && offers(api, 'freeBusy') && api.config.features.people
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <FormButtons formId={formId} isBusy={isBusy} onCancel={onClose}>
          <Trans>Send proposal</Trans>
        </FormButtons>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(each) => void onSubmit(each)}>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isOfSeries && (
          <RadioGroup
            label={t`Apply to`}
            value={scope}
            options={[
              { value: 'this', label: t`This event` },
              { value: 'all', label: t`All events` },
            ]}
            onChange={setScope}
          />
        )}
        <WhenFields {...fields} />
        {canFind && (
          <FindTime {...fields} uid={event.uid} occurrence={scope === 'this' ? event.occurrence : null} />
        )}
        <TextArea
          label={t`Note to the organiser`}
          value={note}
          rows={2}
          maxLength={maxNote}
          onChange={setNote}
        />
      </form>
    </Dialog>
  )
}
