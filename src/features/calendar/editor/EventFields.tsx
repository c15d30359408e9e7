import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { mayInvite } from '#domain/event/guests/GuestList.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { DescriptionField } from './description/DescriptionField.tsx'
import styles from './EventDialog.module.css'
import type { EventFieldsProps } from './EventFieldsProps.ts'
import { BehalfNote } from './guests/BehalfNote.tsx'
import { FindTime } from './finding/FindTime.tsx'
import { GuestsField } from './guests/GuestsField.tsx'
import { InvitationNote } from './guests/InvitationNote.tsx'
import { useActingAs } from '../queries/calendars/useActingAs.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { useHasRooms } from './rooms/useHasRooms.ts'
import { RepeatsFields } from './repeats/RepeatsFields.tsx'
import { FurtherFields } from './further/FurtherFields.tsx'
import { WhenFields } from './when/WhenFields.tsx'

/** Only where there are rooms. */
const RoomField = lazyComponent(async () => (await import('./rooms/RoomField.tsx')).RoomField)

// lingui-set comment="Fields of the form for an event, and their choices. Availability: Busy or Free (as others see the person). Visibility: Public, Private, Confidential (the event)."

/** The fields of an event. */
export function EventFields(props: EventFieldsProps) {
  const { form, calendars, errorOf, onChange, today, zone } = props
  const { t } = useLingui()
  const { organizer } = form.guests
  // What a guest changes would be nobody's time but their own.
  const calendar = calendars.find(({ id }) => id === form.calendarId)
  const actsFor = useActingAs(calendar)
  const isInvited = actsFor !== null && !mayInvite(form.guests, actsFor)
  const api = useApi()
  const canAsk = !isInvited && offers(api, 'freeBusy') && api.config.features.people
  const asked = form.guests.guests.length + (form.guests.rooms ?? []).length
  const canFind = canAsk && !form.isAllDay && asked > 0
  const canBook = useHasRooms(canAsk)
  const moved = { uid: props.uid ?? null, occurrence: props.stored?.occurrence ?? null }
  return (
    <>
      {isInvited && organizer && <InvitationNote organizer={organizer} />}
      <fieldset disabled={isInvited} className={styles.theirs}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here */}
        <TextField label={t`Title`} value={form.title} autoFocus onChange={(title) => onChange({ title })} />
        <Checkbox
          label={t`All day`}
          isChecked={form.isAllDay}
          onChange={(isAllDay) => onChange({ isAllDay })}
        />
        <WhenFields {...props} />
        <RepeatsFields {...props} />
        <GuestsField
          people={form.guests}
          error={errorOf('guests')}
          onChange={(guests) => onChange({ guests })}
        />
        {(canBook || form.guests.typedRoom !== '') && <RoomField {...props} {...moved} />}
        {form.guests.guests.length > 0 && <BehalfNote calendar={calendar} />}
        {canFind && <FindTime {...props} {...moved} calendar={calendar} />}
      </fieldset>
      <PlaceFields
        form={form}
        calendars={calendars}
        errorOf={errorOf}
        onChange={onChange}
        isInvited={isInvited}
      />
      <DescriptionField
        plain={form.description}
        html={form.styledDescription}
        isDisabled={isInvited}
        onChange={onChange}
      />
      <FurtherFields {...{ form, calendars, errorOf, isInvited, onChange, today, zone }} />
    </>
  )
}

type PlaceFieldsProps = Pick<EventFieldsProps, 'form' | 'calendars' | 'errorOf' | 'onChange'> & {
  /** Somebody else says where it is. */
  readonly isInvited: boolean
}

/** Where an event is, in which calendar and at which place, and what others see of it. */
function PlaceFields({ form, calendars, errorOf, onChange, isInvited }: PlaceFieldsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Calendar`}
        value={form.calendarId}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorOf('calendar')}
        onChange={(calendarId) => onChange({ calendarId })}
      />
      <TextField
        label={t`Location`}
        disabled={isInvited}
        value={form.location}
        onChange={(location) => onChange({ location })}
      />
      <SelectField
        label={t`Availability`}
        value={form.isFree ? 'free' : 'busy'}
        options={[
          { value: 'busy', label: t`Busy` },
          { value: 'free', label: t`Free` },
        ]}
        onChange={(availability) => onChange({ isFree: availability === 'free' })}
      />
      <SelectField
        label={t`Visibility`}
        disabled={isInvited}
        value={form.visibility}
        options={[
          { value: 'public', label: t`Public` },
          { value: 'private', label: t`Private` },
          { value: 'confidential', label: t`Confidential` },
        ]}
        onChange={(visibility) => onChange({ visibility })}
      />
    </div>
  )
}
