import { useState } from 'react'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import type { EventForm } from '../form/eventForm.ts'
import { MeetingField } from './MeetingField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { RemindersField } from './RemindersField.tsx'

type FurtherFieldsProps = Pick<
  EventFieldsProps,
  'form' | 'calendars' | 'errorOf' | 'onChange' | 'today' | 'zone'
> & {
  /** Somebody else organises it. */
  readonly isInvited: boolean
}

/** What an event has besides its title, time, place and description. */
export function FurtherFields(props: FurtherFieldsProps) {
  const { form, calendars, errorOf, isInvited, onChange, today, zone } = props
  const [isOpen] = useState(() => hasMore(form))
  return (
    <>
      <MeetingField form={form} errorOf={errorOf} isInvited={isInvited} onChange={onChange} />
      <RemindersField {...{ form, calendars, today, zone, onChange }} />
      <MoreFields
        form={form}
        isOpen={isOpen || errorOf('attachments') !== undefined}
        errorOf={errorOf}
        isInvited={isInvited}
        onChange={onChange}
      />
    </>
  )
}

const hasMore = ({ status, colour, categories, url, attachments }: EventForm) =>
  status !== 'confirmed' || [colour, url, ...categories, ...attachments].some((each) => each !== '')
