import { zoneNames } from '#domain/time/zoneNames.ts'
import { cityOf } from '../../locales/cityOf.ts'
import { compareText } from '../../locales/compareText.ts'
import type { Option } from '../../ui/fields/SelectField.tsx'

/**
 * Every time zone as a choice, by the name of its city in the language of the page.
 *
 * @param chosen offered too if this browser does not have it; empty for none
 */
export function zoneOptions(chosen: string): readonly Option[] {
  const names = zoneNames()
  const offered = chosen === '' || names.includes(chosen) ? names : [chosen, ...names]
  const compare = compareText()
  return offered
    .map((name) => ({ value: name, label: cityOf(name) }))
    .toSorted((one, other) => compare(one.label, other.label))
}
