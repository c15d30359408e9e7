import { Trans, useLingui } from '@lingui/react/macro'
import type { RejectedTime } from '#domain/freebusy/rejectedTimes.ts'
import type { SuggestedTime } from '#domain/freebusy/Attending.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { andList } from '../../../../locales/andList.ts'
import { factLine, paragraph } from '../../../../ui/join.ts'
import { formatDay } from '../../format/formatDate.ts'
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
  const untilOf = ({ start, until }: RejectedTime) => {
    const [date, clock] = [dateOf(until, zone), formatTime(until, zone)]
    return date === dateOf(start, zone) ? clock : factLine([formatDay(date), clock])
  }
  const reasonOf = ({ missing, absent, outside, unsure, tight, hungry }: SuggestedTime) => {
    const [busy, optional, perhaps] = [missing, absent, unsure].map(namesOf)
    const [off, hurried, lunchless] = [outside, tight, hungry].map(namesOf)
    const isForAll = missing.length + absent.length + unsure.length === 0
    return paragraph([
      isForAll && t`Everyone is free.`,
      missing.length > 0 && t`Busy then: ${busy}.`,
      absent.length > 0 && t`Optional and busy then: ${optional}.`,
      unsure.length > 0 && t`Perhaps busy then: ${perhaps}.`,
      outside.length > 0 && t`Outside of working hours: ${off}.`,
      tight.length > 0 && t`Too close to another meeting: ${hurried}.`,
      hungry.length > 0 && t`No time for lunch: ${lunchless}.`,
    ])
  }
  return (
    <div className={styles.suggested}>
      {suggested.length === 0 && (
        <p className={styles.note}>
          <Trans>
            No time suits all who are required. Allow other days, another time of day or more people to be
            missing.
          </Trans>
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
        const [when, name, until] = [whenOf(each), nameOf(each.address), untilOf(each)]
        const sentences = {
          busy: t`Not ${when}: ${name}, busy until ${until}.`,
          away: t`Not ${when}: ${name}, away until ${until}.`,
          off: t`Not ${when}: ${name}, not at work until ${until}.`,
        }
        return (
          <p key={each.address} className={styles.note}>
            {sentences[each.why]}
          </p>
        )
      })}
      {hasUnknown && (
        <p className={styles.note}>
          <Trans>Guests we know nothing about aren’t considered.</Trans>
        </p>
      )}
    </div>
  )
}
