import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Weekday } from '#domain/time/units.ts'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import type { ChosenOptions, ViewOptions } from './ViewOptions.ts'

// lingui-set comment="The options of the views. Each is a choice, its label says what it shows or how."

/** What can be said of an option: one of a few, or yes and no. */
export type OptionRow = {
  /** Where it stands among the settings. */
  readonly about: 'dates' | 'events'
  readonly label: MessageDescriptor
} & (OneOf | YesOrNo)

export type OneOf = {
  readonly kind: 'select' | 'radios'
  readonly value: (options: ViewOptions) => string
  readonly choices: readonly Choice[]
}

type Choice = {
  readonly value: string
  /** Read when it is drawn. */
  readonly label: () => string
  readonly change: Partial<ChosenOptions>
}

export type YesOrNo = {
  readonly kind: 'check'
  readonly isOn: (options: ViewOptions) => boolean
  readonly change: (isOn: boolean) => Partial<ChosenOptions>
}

/** Days that weeks begin on somewhere. */
const firstDays: readonly Weekday[] = [1, 0, 6]

const shownOrHidden = (isShown: boolean) => (isShown ? 'shown' : 'hidden')

/** Every option of the views that is one value, in the order it is offered: beside the views, and in the settings. */
export const optionRows: readonly OptionRow[] = [
  {
    about: 'dates',
    kind: 'select',
    label: msg`Weeks begin on`,
    value: ({ firstDay }) => String(firstDay),
    choices: firstDays.map((firstDay) => ({
      value: String(firstDay),
      label: () => dateWordsIn(i18n.locale).weekdays[firstDay] ?? '',
      change: { firstDay },
    })),
  },
  {
    about: 'dates',
    kind: 'radios',
    label: msg`Clock`,
    value: ({ clock }) => clock,
    choices: [
      { value: '24h', label: () => i18n._(msg`24 hours`), change: { clock: '24h' } },
      { value: '12h', label: () => i18n._(msg`12 hours`), change: { clock: '12h' } },
    ],
  },
  {
    about: 'dates',
    kind: 'check',
    label: msg`Week numbers`,
    isOn: ({ weekNumbers }) => weekNumbers === 'shown',
    change: (isOn) => ({ weekNumbers: shownOrHidden(isOn) }),
  },
  {
    about: 'dates',
    kind: 'check',
    label: msg`Weekends`,
    isOn: ({ weekends }) => weekends === 'shown',
    change: (isOn) => ({ weekends: shownOrHidden(isOn) }),
  },
  {
    about: 'dates',
    kind: 'check',
    label: msg({
      message: 'Fold nights and empty weekends',
      comment: 'In a week the hours before and after the working hours are drawn as a narrow strip.',
    }),
    isOn: ({ nights }) => nights === 'folded',
    change: (isOn) => ({ nights: isOn ? 'folded' : 'shown' }),
  },
  {
    about: 'dates',
    kind: 'check',
    label: msg({
      message: 'Daylight and moon',
      comment: 'Weeks are tinted from sunset to sunrise, and the phases of the moon are shown.',
    }),
    isOn: ({ daylight }) => daylight === 'shown',
    change: (isOn) => ({ daylight: shownOrHidden(isOn) }),
  },
  {
    about: 'events',
    kind: 'check',
    label: msg`Declined events`,
    isOn: ({ declined }) => declined === 'struck',
    change: (isOn) => ({ declined: isOn ? 'struck' : 'hidden' }),
  },
  {
    about: 'events',
    kind: 'check',
    label: msg`Dim past events`,
    isOn: ({ past }) => past === 'dimmed',
    change: (isOn) => ({ past: isOn ? 'dimmed' : 'normal' }),
  },
  {
    about: 'events',
    kind: 'check',
    label: msg({ message: 'Monograms', comment: 'Letters on events that say which calendar they are in.' }),
    isOn: ({ monograms }) => monograms === 'shown',
    change: (isOn) => ({ monograms: shownOrHidden(isOn) }),
  },
]
