import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { LabelledRadios } from '../../../ui/fields/LabelledRadios.tsx'
import { DensityChoice, useDensity } from '../../../ui/density.ts'

// lingui-set comment="How high an hour is drawn in the calendar."

/** How high an hour is drawn. */
export function HourHeight({ hint }: { readonly hint?: string | undefined }) {
  const { t } = useLingui()
  return (
    <LabelledRadios
      label={t`Hour height`}
      hint={hint}
      value={useDensity()}
      options={[
        { value: 'compact', label: t`Compact` },
        { value: 'normal', label: t`Normal` },
        { value: 'roomy', label: t`Roomy` },
      ]}
      onChange={use(DensityChoice)}
    />
  )
}
