/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * Whether node_modules contains every package of the lock, in its version. Optional ones may be for another
 * platform.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} present node_modules/.package-lock.json, where npm writes what it installed
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted.packages)
    .filter(([place, { optional }]) => place !== '' && !optional)
    .every(([place, { version }]) => present?.packages[place]?.version === version)
}
