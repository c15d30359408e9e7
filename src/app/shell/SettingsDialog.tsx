import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import type { Preferences } from '../preferences/preferences.ts'

// lingui-set comment="Settings of one’s own. Theme: Light, Dark, Match device. Hour height: Compact, Normal, Roomy."

type SettingsDialogProps = {
  readonly preferences: Preferences
  readonly onPrefer: (change: Partial<Preferences>) => void
  readonly onClose: () => void
}

/**
 * How the application looks on this device, and whether shortcuts are on. Each choice takes effect at once.
 */
export function SettingsDialog({ preferences, onPrefer, onClose }: SettingsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Settings`} size="small" closesOutside onClose={onClose}>
      <RadioGroup
        label={t`Theme`}
        look="list"
        value={preferences.theme}
        options={[
          { value: 'system', label: t`Match device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        onChange={(theme) => onPrefer({ theme })}
      />
      <RadioGroup
        label={t`Hour height`}
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
