import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SelectField, type Option } from '../../../../ui/fields/SelectField.tsx'
import { WeekdayCaps } from '../repeats/WeekdayCaps.tsx'
import { formatLength } from '../when/formatLength.ts'
import type { DayPart, FindWish } from './FindWish.ts'
import styles from './FindTime.module.css'

// lingui-set comment="What somebody wishes who looks for a time for a meeting. “May be missing”: how many of the required guests need not come."

type FindOptionsProps = {
  readonly wish: FindWish
  readonly lengthMinutes: number
  readonly maxMissing: number
  /** How many are required, the organizer among them. */
  readonly required: number
  readonly onWish: (change: Partial<FindWish>) => void
  readonly onLength: (minutes: number) => void
}

const lengths: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 240]
const gaps: readonly number[] = [5, 10, 15, 30, 60]
const weeks: readonly number[] = [1, 2, 4, 8]

/** How long, when and with whom a meeting has to be. */
export function FindOptions({ maxMissing, required, ...props }: FindOptionsProps) {
  const { t } = useLingui()
  const { wish, onWish } = props
  const { weekdays } = wish
  return (
    <div role="group" aria-label={t`What time to look for`} className={styles.options}>
      <TimeFields {...props} />
      <SelectField
        label={t`May be missing`}
        value={String(maxMissing)}
        options={Array.from({ length: Math.min(required, maxOffered) }, (_, count) => ({
          value: String(count),
          label: count === 0 ? t`Nobody` : plural(count, { one: '# person', other: '# people' }),
        }))}
        onChange={(count) => onWish({ maxMissing: Number(count) })}
      />
      <div className={styles.days}>
        <WeekdayCaps
          legend={t`Days`}
          isOn={(weekday) => weekdays.includes(weekday)}
          onToggle={(weekday) => {
            const others = weekdays.filter((each) => each !== weekday)
            onWish({ weekdays: weekdays.includes(weekday) ? others : [...others, weekday] })
          }}
        />
      </div>
    </div>
  )
}

/** How long it is and when it may be. */
function TimeFields({
  wish,
  lengthMinutes,
  onWish,
  onLength,
}: Omit<FindOptionsProps, 'maxMissing' | 'required'>) {
  const { t } = useLingui()
  const offered = [...new Set([...lengths, lengthMinutes])].toSorted((one, other) => one - other)
  const parts: readonly Option<DayPart>[] = [
    { value: 'work', label: t`Working hours` },
    { value: 'morning', label: t`Morning` },
    { value: 'afternoon', label: t`Afternoon` },
    { value: 'any', label: t`Any time of day` },
  ]
  return (
    <>
      <SelectField
        label={t`Length`}
        value={String(lengthMinutes)}
        options={offered.map((minutes) => ({ value: String(minutes), label: formatLength(minutes) }))}
        onChange={(minutes) => onLength(Number(minutes))}
      />
      <SelectField
        label={t`Within`}
        value={String(wish.days)}
        options={weeks.map((count) => ({
          value: String(count * 7),
          label: plural(count, { one: '# week', other: '# weeks' }),
        }))}
        onChange={(days) => onWish({ days: Number(days) })}
      />
      <SelectField
        label={t`Time of day`}
        value={wish.part}
        options={parts}
        onChange={(part) => onWish({ part })}
      />
      <SelectField
        label={t`Gap to other meetings`}
        value={String(wish.gapMinutes)}
        options={[
          { value: '0', label: t`None` },
          ...gaps.map((minutes) => ({ value: String(minutes), label: formatLength(minutes) })),
        ]}
        onChange={(minutes) => onWish({ gapMinutes: Number(minutes) })}
      />
    </>
  )
}

/** More would be another meeting. */
const maxOffered = 10
