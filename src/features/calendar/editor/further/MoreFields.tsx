import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '../../../../ui/Disclosure.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { AttachmentsField } from './AttachmentsField.tsx'
import { CategoriesField } from './CategoriesField.tsx'
import { ColourField } from './ColourField.tsx'
import type { FurtherFieldsProps } from './FurtherFieldsProps.ts'
import { eventStatusNames } from './eventStatusNames.ts'
import styles from './further.module.css'

/** What most events leave empty. Open from the start if this one does not. */
export function MoreFields(props: FurtherFieldsProps & { readonly isOpen: boolean }) {
  const { form, isOpen, isInvited, onChange } = props
  const { t } = useLingui()
  return (
    <Disclosure summary={<Trans comment="Further fields of an event.">More</Trans>} isOpen={isOpen}>
      <div className={styles.more}>
        <SelectField
          label={t`Status`}
          disabled={isInvited}
          value={form.status}
          options={(['confirmed', 'tentative', 'cancelled'] as const).map((value) => ({
            value,
            label: t(eventStatusNames[value]),
          }))}
          onChange={(status) => onChange({ status })}
        />
        <ColourField colour={form.colour} onChange={(colour) => onChange({ colour })} />
        <CategoriesField categories={form.categories} onChange={(categories) => onChange({ categories })} />
        <TextField
          label={t`Link`}
          disabled={isInvited}
          value={form.url}
          inputMode="url"
          autoComplete="off"
          onChange={(url) => onChange({ url })}
        />
        {!isInvited && <AttachmentsField {...props} />}
      </div>
    </Disclosure>
  )
}
