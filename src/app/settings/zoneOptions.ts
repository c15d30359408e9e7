import { zoneNames } from '#domain/time/zoneNames.ts'
import type { Option } from '../../ui/fields/SelectField.tsx'

/**
 * Every time zone as a choice.
 *
 * @param chosen offered too if this browser does not have it; empty for none
 */
export function zoneOptions(chosen: string): readonly Option[] {
  const names = zoneNames()
  const offered = chosen === '' || names.includes(chosen) ? names : [chosen, ...names]
  return offered.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))
}
