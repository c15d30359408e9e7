import { useLingui } from '@lingui/react/macro'
import { isLanguage, languageCodes, languages } from '../../locales/languages.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

/** Each language in its own words: a person who cannot read this page finds theirs. */
export function LanguageField() {
  const { t } = useLingui()
  const { language = '' } = useSettings()
  const { choose } = useSettingsStore()
  return (
    <SelectField
      label={t`Language`}
      value={isLanguage(language) ? language : ''}
      options={[
        { value: '', label: t`Match device` },
        ...languageCodes.map((code) => ({ value: code, label: languages[code].ownName })),
      ]}
      onChange={(chosen) => choose({ language: chosen === '' ? null : chosen })}
    />
  )
}
