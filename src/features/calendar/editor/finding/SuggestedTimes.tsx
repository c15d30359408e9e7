import { Trans, useLingui } from '@lingui/react/macro'
import type { RejectedTime, SuggestedTime } from '#domain/freebusy/suggestTimes.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { andList } from '../../../../locales/andList.ts'
import { paragraph } from '../../../../ui/join.ts'
import { formatWhen } from '../../format/formatEvent.ts'
import { formatTime } from '../../format/formatTime.ts'
import styles from './FindTime.module.css'

// lingui-set comment="Times that are suggested for an event with guests. {names} and {name} are people."

type SuggestedTimesProps = {
  readonly suggested: readonly SuggestedTime[]
  readonly rejected: readonly RejectedTime[]
  readonly nameOf: (address: string) => string
  readonly zone: Zone
  /** The start that the form has. */
  readonly chosen: EpochMs
  /** Whether nothing is known about some guest. */
  readonly hasUnknown: boolean
  readonly onPick: (start: EpochMs) => void
}

/** The best times, each with its reason, and why an earlier one is not among them. */
export function SuggestedTimes(props: SuggestedTimesProps) {
  const { suggested, rejected, nameOf, zone, chosen, hasUnknown, onPick } = props
  const { t } = useLingui()
  const whenOf = ({ start, end }: Window) =>
    formatWhen({ when: { kind: 'timed', start, end, zone: zone.name } }, zone)
  const namesOf = (addresses: readonly string[]) => andList(addresses.map(nameOf))
  const reasonOf = ({ missing, absent, unsure }: SuggestedTime) => {
    const [busy, optional, perhaps] = [missing, absent, unsure].map(namesOf)
    const isForAll = missing.length + absent.length + unsure.length === 0
    return paragraph([
      isForAll && t`Everyone is free.`,
      missing.length > 0 && t`Busy then: ${busy}.`,
      absent.length > 0 && t`Optional and busy then: ${optional}.`,
      unsure.length > 0 && t`Perhaps busy then: ${perhaps}.`,
    ])
  }
  return (
    <div className={styles.suggested}>
      {suggested.length === 0 && (
        <p className={styles.note}>
          <Trans>No time in the working hours of the next two weeks suits all who are required.</Trans>
        </p>
      )}
      <ul role="list" aria-label={t`Suggested times`} className={styles.times}>
        {suggested.map((each) => (
          <li key={each.start}>
            <button
              type="button"
              className={styles.suggestion}
              aria-pressed={each.start === chosen}
              onClick={() => onPick(each.start)}
            >
              <strong>{whenOf(each)}</strong>
              <span>{reasonOf(each)}</span>
            </button>
          </li>
        ))}
      </ul>
      {rejected.map((each) => {
        const [when, name, until] = [whenOf(each), nameOf(each.address), formatTime(each.until, zone)]
        return <p key={each.start} className={styles.note}>{t`Not ${when}: ${name}, busy until ${until}.`}</p>
      })}
      {hasUnknown && (
        <p className={styles.note}>
          <Trans>Guests about whom nothing is known are not considered.</Trans>
        </p>
      )}
    </div>
  )
}
