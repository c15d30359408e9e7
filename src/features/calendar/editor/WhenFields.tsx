import { useLingui } from '@lingui/react/macro'
import { parseDate } from '#domain/time/parseDate.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateTimeFields } from './DateTimeFields.tsx'
import type { EventFieldsProps } from './EventFieldsProps.ts'
import { zoneNames } from '../zone/zoneNames.ts'

// lingui-set comment="Groups of fields: when an event starts and when it ends."

type WhenFieldsProps = Pick<
  EventFieldsProps,
  'form' | 'read' | 'errorOf' | 'onChange' | 'onStartLeft' | 'onDateLeft'
>

/** When an event starts and ends, and in which zone. */
export function WhenFields({ form, read, errorOf, onChange, onStartLeft, onDateLeft }: WhenFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <DateTimeFields
        legend={t`Starts`}
        date={form.startDate}
        day={parseDate(read.startDate)}
        time={form.isAllDay ? null : form.startTime}
        dateError={errorOf('startDate')}
        timeError={errorOf('startTime')}
        onDate={(startDate) => onChange({ startDate })}
        onTime={(startTime) => onChange({ startTime })}
        onBlur={onStartLeft}
      />
      <DateTimeFields
        legend={t`Ends`}
        date={form.endDate}
        day={parseDate(read.endDate)}
        time={form.isAllDay ? null : form.endTime}
        after={read.endDate === read.startDate ? form.startTime : null}
        dateError={errorOf('endDate')}
        timeError={errorOf('endTime')}
        onDate={(endDate) => onChange({ endDate })}
        onTime={(endTime) => onChange({ endTime })}
        onBlur={onDateLeft}
      />
      {!form.isAllDay && (
        <ComboField
          label={t`Time zone`}
          value={form.zone}
          suggestions={zoneNames()}
          hint={form.zone.trim() === '' ? t`The same clock time wherever you are.` : undefined}
          error={errorOf('zone')}
          onChange={(zone) => onChange({ zone })}
        />
      )}
    </>
  )
}
