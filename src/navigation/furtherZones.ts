/** This many further zones fit beside the hours. */
export const maxFurtherZones = 2

/** In place of the names of further zones: none, whatever the person chose. */
const noZones = 'none'

/**
 * Further zones as an address has them after `zones=`.
 *
 * @param zones undefined for those that the person chose
 * @returns undefined where nothing has to be said
 */
export function printZones(zones: readonly string[] | undefined): string | undefined {
  return zones?.length === 0 ? noZones : zones?.join()
}

/**
 * The inverse of `printZones`: names without doubles, and no more than fit. Whether there are such zones is checked by who
 * shows them.
 */
export function readZones(query: URLSearchParams): readonly string[] | undefined {
  const listed = query.get('zones') ?? ''
  const named = listed.split(',').filter((name) => name !== '' && name !== noZones)
  const zones = [...new Set(named)].slice(0, maxFurtherZones)
  return zones.length > 0 || listed === noZones ? zones : undefined
}
