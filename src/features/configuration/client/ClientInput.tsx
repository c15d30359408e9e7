import { useLingui } from '@lingui/react/macro'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import type { ClientDraft, ClientField } from '../SettingsDraft.ts'
import type { ClientInputRow } from './clientInputs.ts'

type ClientInputProps = ClientInputRow & {
  readonly client: ClientDraft
  readonly problemOf: (field: ClientField) => string | undefined
  readonly onChange: (field: ClientField, value: string) => void
}

/** One field of a client with its label, hint and problem. */
export function ClientInput(props: ClientInputProps) {
  const { field, inputMode = 'text', hint, options, client, problemOf, onChange } = props
  const { t } = useLingui()
  const common = {
    label: t(fieldLabels[field]),
    hint: hint && t(hint),
    error: problemOf(field),
    value: client.fields[field],
    onChange: (value: string) => onChange(field, value),
  }
  if (options) {
    return (
      <SelectField {...common} options={options.map(({ value, label }) => ({ value, label: t(label) }))} />
    )
  }
  return (
    <TextField {...common} inputMode={inputMode} autoComplete="off" autoCapitalize="off" spellCheck={false} />
  )
}
