import type { UserSettings } from '#contract/settings/userSettings.ts'
import type { Weekday } from '#domain/time/units.ts'
import type { SettingsPatch, SettingsStore } from '../../../settings/settingsStore.ts'
import { setClock } from '../../../locales/clock/clock.ts'
import { localOptions } from './localOptions.ts'
import type { ChosenOptions, ViewOptions, WorkingHours } from './ViewOptions.ts'

/** The view options of one person, wherever they are stored. */
export type ViewOptionsStore = {
  readonly current: () => ViewOptions
  readonly choose: (change: Partial<ChosenOptions>) => void
  /** Calls back after every change. @returns unsubscribes */
  readonly onChange: (listener: () => void) => () => void
}

/**
 * The part of a person's settings that is about views.
 *
 * @param locale gives the defaults
 */
export function viewOptionsStore(settings: SettingsStore, locale: string): ViewOptionsStore {
  const usual = localOptions(locale)
  let chosen: UserSettings | null = null
  let options = usual

  function current(): ViewOptions {
    const now = settings.current()
    if (now !== chosen) {
      chosen = now
      options = optionsOf(usual, now)
      setClock(options.clock)
    }
    return options
  }

  current()
  return {
    current,
    choose: (change) => {
      settings.choose(settingsOf(change))
      current()
    },
    onChange: settings.onChange,
  }
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

function optionsOf(usual: ViewOptions, chosen: UserSettings): ViewOptions {
  return {
    weekend: usual.weekend,
    firstDay: weekdays.find((day) => day === chosen.firstDay) ?? usual.firstDay,
    clock: chosen.clock ?? usual.clock,
    weekNumbers: chosen.weekNumbers ?? usual.weekNumbers,
    weekends: chosen.weekends ?? usual.weekends,
    declined: chosen.declined ?? usual.declined,
    past: chosen.past ?? usual.past,
    monograms: chosen.monograms ?? usual.monograms,
    nights: chosen.nights ?? usual.nights,
    daylight: chosen.daylight ?? usual.daylight,
    workingHours: dayNames.map((name, day) =>
      hoursOf(chosen.workingHours?.[name], usual.workingHours[day] ?? null),
    ),
  }
}

/** A break between hours counts as work: days are shaded before and after. */
function hoursOf(hours: readonly NonNullable<WorkingHours>[] | undefined, usual: WorkingHours): WorkingHours {
  if (hours === undefined) return usual
  const [first, last] = [hours[0], hours.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}

function settingsOf({ workingHours, ...rest }: Partial<ChosenOptions>): SettingsPatch {
  if (!workingHours) return rest
  const hours = dayNames.map((name, day) => [name, workingHours[day] ? [workingHours[day]] : []] as const)
  return { ...rest, workingHours: Object.fromEntries(hours) }
}
