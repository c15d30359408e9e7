/** The names of all time zones the browser knows, read once. */
export function zoneNames(): readonly string[] {
  names ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
  return names
}

let names: readonly string[] | null = null
