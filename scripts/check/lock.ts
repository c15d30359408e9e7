import { readFileSync } from 'node:fs'
import { completed } from '../lock/completed.ts'
import type { Lock } from '../lock/Lock.ts'
import { unverifiedIn } from '../lock/withIntegrity.ts'
import type { Verdict } from './Verdict.ts'

const publicRegistry = 'https://registry.npmjs.org/'

/** The lock file works on every platform and with every registry. */
export function lock(file: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))): Verdict {
  const packages = Object.entries(file.packages)
  const missing = Object.keys(completed(file).packages).length - packages.length
  const elsewhere = packages.filter(([, { resolved }]) => resolved && !resolved.startsWith(publicRegistry))
  const unverified = unverifiedIn(file)
  // A registry may serve only what this machine can run: then nobody here has seen the other packages.
  const [unseen, unsafe] = [
    unverified.filter(isOfPlatform),
    unverified.filter((place) => !isOfPlatform(place)),
  ]
  const but = unseen.length === 0 ? 'all with integrity' : `${unseen.length} of them without integrity`
  return {
    wellBecause: `${packages.length - 1} packages, for every platform, ${but}`,
    violations: [
      ...(missing > 0
        ? [`package-lock.json lacks bindings of other platforms (${missing}): run \`npm run complete-lock\`.`]
        : []),
      ...elsewhere.map(
        ([place]) => `package-lock.json takes ${place} from a registry that is not ${publicRegistry}`,
      ),
      ...unsafe.map((place) => `package-lock.json has no integrity for ${place}: install it again.`),
    ],
  }

  function isOfPlatform(place: string): boolean {
    const { optional, cpu } = file.packages[place] ?? {}
    return optional === true && cpu !== undefined
  }
}
