import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { CalendarForm } from './calendarForm.ts'
import { ColourChoice } from './ColourChoice.tsx'

// lingui-set comment="Fields of the dialog for a calendar."

/** Whether a calendar can be saved with these fields. */
export const isComplete = (form: CalendarForm): boolean => hasName(form) && hasColour(form)

const hasName = ({ name }: CalendarForm) => name.trim() !== ''
const hasColour = ({ colour }: CalendarForm) => /^#[\da-f]{6}$/i.test(colour)

type CalendarFieldsProps = {
  readonly form: CalendarForm
  /** Saving was tried: missing fields are marked. */
  readonly isTried: boolean
  readonly onChange: (change: Partial<CalendarForm>) => void
}

export function CalendarFields({ form, isTried, onChange }: CalendarFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Name`}
        value={form.name}
        maxLength={1000}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus
        error={isTried && !hasName(form) ? t`Enter a name.` : undefined}
        onChange={(name) => onChange({ name })}
      />
      <ColourChoice colour={form.colour} onChange={(colour) => onChange({ colour })} />
      <TextField
        label={t`Description`}
        value={form.description}
        maxLength={10_000}
        onChange={(description) => onChange({ description })}
      />
      <TextField
        label={t`Colour`}
        value={form.colour}
        maxLength={7}
        error={isTried && !hasColour(form) ? t`Enter a colour, such as #2f6fde.` : undefined}
        onChange={(colour) => onChange({ colour })}
      />
    </>
  )
}
