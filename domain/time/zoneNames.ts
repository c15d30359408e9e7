/** All time zones that are supported here. Read once. */
export function zoneNames(): readonly string[] {
  names ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
  return names
}

let names: readonly string[] | null = null
