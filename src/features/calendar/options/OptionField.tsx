import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { LabelledRadios } from '../../../ui/fields/LabelledRadios.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { OptionRow } from './optionRows.ts'
import { useViewOptions, ViewOptionsContext } from './useViewOptions.ts'

/** An option of the views. A choice holds at once. */
export function OptionField({ row }: { readonly row: OptionRow }) {
  const { t } = useLingui()
  const { choose } = use(ViewOptionsContext)
  const options = useViewOptions()
  const label = t(row.label)
  if (row.kind === 'check') {
    return (
      <Checkbox label={label} isChecked={row.isOn(options)} onChange={(isOn) => choose(row.change(isOn))} />
    )
  }
  const Field = row.kind === 'select' ? SelectField : LabelledRadios
  return (
    <Field
      label={label}
      value={row.value(options)}
      options={row.choices.map((choice) => ({ value: choice.value, label: choice.label() }))}
      onChange={(value) => choose(row.choices.find((choice) => choice.value === value)?.change ?? {})}
    />
  )
}
