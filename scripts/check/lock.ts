import { readFileSync } from 'node:fs'
import { completed } from '../lock/completed.ts'
import type { Lock } from '../lock/Lock.ts'
import type { Verdict } from './Verdict.ts'

const publicRegistry = 'https://registry.npmjs.org/'

/** The lock serves every platform and everybody's registry. */
export function lock(file: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))): Verdict {
  const packages = Object.entries(file.packages)
  const missing = Object.keys(completed(file).packages).length - packages.length
  const elsewhere = packages.filter(([, { resolved }]) => resolved && !resolved.startsWith(publicRegistry))
  const unverified = packages.filter(
    ([place, { integrity, optional, link }]) => place !== '' && !integrity && !optional && !link,
  )
  return {
    wellBecause: `${packages.length - 1} packages, for every platform`,
    violations: [
      ...(missing > 0
        ? [`package-lock.json lacks bindings of other platforms (${missing}): run \`npm run complete-lock\`.`]
        : []),
      ...elsewhere.map(
        ([place]) => `package-lock.json takes ${place} from a registry that is not ${publicRegistry}`,
      ),
      ...unverified.map(([place]) => `package-lock.json has no integrity for ${place}: install it again.`),
    ],
  }
}
