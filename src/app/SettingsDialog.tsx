import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import type { Preferences } from './preferences.ts'

type SettingsDialogProps = {
  readonly preferences: Preferences
  readonly onPrefer: (change: Partial<Preferences>) => void
  readonly onClose: () => void
}

/** How the application looks and listens on this device. Each choice takes effect at once. */
export function SettingsDialog({ preferences, onPrefer, onClose }: SettingsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Settings`} size="small" closesOutside onClose={onClose}>
      <RadioGroup
        label={t`Theme`}
        look="list"
        value={preferences.theme}
        options={[
          { value: 'system', label: t`As the device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        onChange={(theme) => onPrefer({ theme })}
      />
      <RadioGroup
        label={t`Height of an hour`}
        look="list"
        value={preferences.density}
        options={[
          { value: 'compact', label: t`Compact` },
          { value: 'normal', label: t`Normal` },
          { value: 'roomy', label: t`Roomy` },
        ]}
        onChange={(density) => onPrefer({ density })}
      />
      <Checkbox
        label={t`Keyboard shortcuts`}
        isChecked={preferences.hasShortcuts}
        onChange={(hasShortcuts) => onPrefer({ hasShortcuts })}
      />
    </Dialog>
  )
}
