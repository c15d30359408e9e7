import { useLingui } from '@lingui/react/macro'
import Globe from 'lucide-react/icons/globe'
import { ianaZone } from '#domain/time/zones.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ComboField } from '../../../../ui/fields/ComboField.tsx'
import { cityOf } from '../../../../locales/cityOf.ts'
import { zoneNames } from '#domain/time/zoneNames.ts'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import styles from './when.module.css'

type ZoneProps = Pick<EventFieldsProps, 'form' | 'errorOf' | 'onChange' | 'onLeft'>

/** The zone that an event starts in; none, for an event at the same clock time everywhere. */
export function StartZone({ form, errorOf, onChange, onLeft }: ZoneProps) {
  const { t } = useLingui()
  return (
    <div className={styles.zone}>
      <ComboField
        label={t`Time zone`}
        value={form.zone}
        suggestions={zoneNames()}
        nameOf={cityOf}
        hint={form.zone.trim() === '' ? t`The same clock time wherever you are.` : undefined}
        error={errorOf('zone')}
        onChange={(zone) => onChange({ zone })}
        onBlur={onLeft}
      />
    </div>
  )
}

/** The zone that it ends in, if that is another one: the end of a flight. */
export function EndZone({ form, errorOf, onChange, onLeft }: ZoneProps) {
  const { t } = useLingui()
  if (form.zone.trim() === '') return null
  return (
    <div className={styles.zone}>
      <ComboField
        label={t`Time zone`}
        value={form.endZone}
        placeholder={form.zone}
        suggestions={zoneNames()}
        nameOf={cityOf}
        error={errorOf('endZone')}
        onChange={(endZone) => onChange({ endZone })}
        onBlur={onLeft}
      />
    </div>
  )
}

type ZonesButtonProps = Pick<EventFieldsProps, 'form'> & {
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Shows and hides the fields of the zones; whole days have none. */
export function ZonesButton({ form: { isAllDay, zone }, isOpen, onPress }: ZonesButtonProps) {
  const { t } = useLingui()
  if (isAllDay) return null
  const city = cityOf(ianaZone(zone) ?? zone)
  return (
    <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={onPress}>
      <Globe size={16} strokeWidth={1.75} aria-hidden />
      {zone.trim() === '' ? t`Time zone: wherever you are` : t`Time zone: ${city}`}
    </Button>
  )
}
