import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useState, type FormEvent, type RefObject } from 'react'
import type { EpochMs } from '#domain/time/units.ts'
import { isSameZone } from '#domain/time/isSameZone.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { maxFurtherZones } from '../../../../../navigation/furtherZones.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx'
import { ComboField } from '../../../../../ui/fields/ComboField.tsx'
import { RadioGroup } from '../../../../../ui/fields/RadioGroup.tsx'
import { factLine } from '../../../../../ui/join.ts'
import { Popover } from '../../../../../ui/overlays/Popover.tsx'
import { cityOf } from '../../../../../locales/cityOf.ts'
import { formatTime } from '../../../format/formatTime.ts'
import type { ZoneChoice } from '../../../zone/ZoneChoice.ts'
import { zoneCities, zoneOfCity } from '../../../zone/zoneOfCity.ts'
import styles from './ZonesPopover.module.css'

// lingui-set comment="The choice of time zones, each by its city: in which one times are shown, and of which the hours stand beside those."

type ZonesPopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly zones: ZoneChoice
  readonly now: EpochMs
  readonly onClose: () => void
}

/** In which zone times are shown, and of which others the hours stand beside it. Each choice is seen at once. */
export function ZonesPopover({ anchor, zones, now, onClose }: ZonesPopoverProps) {
  const { t } = useLingui()
  const { zone, ownZone, others, choose } = zones
  const names = others.map(({ name }) => name)
  const offered = [...new Set([ownZone, zone.name, ...names])]

  function show(name: string) {
    const beside = names.map((each) => (each === name ? zone.name : each))
    choose(name === ownZone ? null : name, beside)
  }

  return (
    <Popover label={t`Time zones`} anchor={anchor} onClose={onClose}>
      <div className={styles.zones}>
        <h2 className={styles.heading}>{t`Time zones`}</h2>
        <RadioGroup
          look="list"
          label={t`Show times for`}
          value={zone.name}
          options={offered.map((name) => ({
            value: name,
            label: factLine([cityOf(name), formatTime(now, zoneNamed(name))]),
          }))}
          onChange={show}
        />
        {names.length > 0 && (
          <div>
            <span className={styles.label} aria-hidden>
              {t`Beside the hours`}
            </span>
            <ul role="list" className={styles.others} aria-label={t`Beside the hours`}>
              {names.map((name) => (
                <OtherZone
                  key={name}
                  city={cityOf(name)}
                  onRemove={() =>
                    choose(
                      zone.name === ownZone ? null : zone.name,
                      names.filter((each) => each !== name),
                    )
                  }
                />
              ))}
            </ul>
          </div>
        )}
        {names.length < maxFurtherZones && (
          <AddZone
            shown={[zone.name, ...names]}
            onAdd={(name) => choose(zone.name === ownZone ? null : zone.name, [...names, name])}
          />
        )}
      </div>
    </Popover>
  )
}

function OtherZone({ city, onRemove }: { readonly city: string; readonly onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <li className={styles.other}>
      {city}
      <IconButton label={t`Remove ${city}`} icon={X} size="small" onClick={onRemove} />
    </li>
  )
}

type AddZoneProps = { readonly shown: readonly string[]; readonly onAdd: (name: string) => void }

/** A field for a city whose hours are to stand beside those that are there. */
function AddZone({ shown, onAdd }: AddZoneProps) {
  const { t } = useLingui()
  const [city, setCity] = useState('')
  const [error, setError] = useState<string>()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const name = zoneOfCity(city)
    if (name === null) return setError(t`No time zone is called that. Try a large city nearby.`)
    if (shown.some((each) => isSameZone(each, name))) return setError(t`Its hours are shown already.`)
    setCity('')
    setError(undefined)
    return onAdd(name)
  }

  return (
    <form className={styles.add} onSubmit={onSubmit}>
      <ComboField
        label={t`Add a city`}
        value={city}
        suggestions={zoneCities()}
        error={error}
        onChange={setCity}
      />
      <Button type="submit">{t`Add`}</Button>
    </form>
  )
}
