import type { Lock, LockedPackage } from './Lock.ts'

/**
 * A lock without the packages that have no integrity and without those that depend on them, so that npm
 * resolves them again.
 */
export function withoutUnverified(lock: Lock): Lock {
  const packages = Object.entries(lock.packages)
  const unverified = new Set(packages.filter(isUnverified).map(([place]) => nameOf(place)))
  const brings = ({ optionalDependencies = {} }: LockedPackage) =>
    Object.keys(optionalDependencies).some((name) => unverified.has(name))
  return {
    ...lock,
    packages: Object.fromEntries(
      packages.filter(([place, each]) => place === '' || !(isUnverified([place, each]) || brings(each))),
    ),
  }
}

/** The lock with each integrity that npm found for the same version, wherever it is in the tree. */
export function withIntegrity(lock: Lock, found: Lock): Lock {
  const known = new Map(
    Object.entries(found.packages).map(([place, { version, integrity }]) => [
      `${nameOf(place)}@${version}`,
      integrity,
    ]),
  )
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([place, each]) => {
        const integrity = isUnverified([place, each])
          ? known.get(`${nameOf(place)}@${each.version}`)
          : undefined
        return [place, integrity === undefined ? each : afterVersion(each, integrity)]
      }),
    ),
  }
}

/** The packages that could not be verified. */
export const unverifiedIn = (lock: Lock): readonly string[] =>
  Object.entries(lock.packages)
    .filter(isUnverified)
    .map(([place]) => place)

const isUnverified = ([place, { integrity, link }]: readonly [string, LockedPackage]) =>
  place !== '' && !integrity && !link

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Where npm writes it, so that npm does not change the lock again. */
const afterVersion = ({ version, ...rest }: LockedPackage, integrity: string): LockedPackage => ({
  ...(version !== undefined && { version }),
  ...Object.fromEntries(
    Object.entries({ ...rest, integrity }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  ),
})
