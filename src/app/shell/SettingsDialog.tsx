import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { DensityChoice, useDensity } from '../../ui/density.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { use } from 'react'

// lingui-set comment="Settings of one’s own. Theme: Light, Dark, Match device. Hour height: Compact, Normal, Roomy."

type SettingsDialogProps = { readonly onClose: () => void }

/**
 * How the application looks, and whether shortcuts are on. Each choice takes effect at once.
 */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const { t } = useLingui()
  const { theme = 'system', hasShortcuts = true } = useSettings()
  const { choose } = useSettingsStore()
  const density = useDensity()
  const onDensity = use(DensityChoice)
  return (
    <Dialog title={t`Settings`} size="small" closesOutside onClose={onClose}>
      <RadioGroup
        label={t`Theme`}
        look="list"
        value={theme}
        options={[
          { value: 'system', label: t`Match device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        onChange={(chosen) => choose({ theme: chosen })}
      />
      <RadioGroup
        label={t`Hour height`}
        look="list"
        value={density}
        options={[
          { value: 'compact', label: t`Compact` },
          { value: 'normal', label: t`Normal` },
          { value: 'roomy', label: t`Roomy` },
        ]}
        onChange={onDensity}
      />
      <Checkbox
        label={t`Keyboard shortcuts`}
        isChecked={hasShortcuts}
        onChange={(isOn) => choose({ hasShortcuts: isOn })}
      />
    </Dialog>
  )
}
