import { globSync, readFileSync } from 'node:fs'
import { exceptions, type SharedName } from '../exports/exceptions.ts'
import { exportsOf, type Export } from '../exports/exportsOf.ts'
import type { Verdict } from './Verdict.ts'

/** A name stands for one thing: no two files of the product export the same one, values and types alike. */
export function names(all: readonly Export[] = exportsOfProject(), but = exceptions): Verdict {
  const shared = [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, exports]) =>
    exports.length > 1 ? [{ name, files: exports.map(({ file }) => file).toSorted() }] : [],
  )
  const fits = (one: SharedName, { name, files }: (typeof shared)[number]) =>
    one.names.includes(name) && files.every((file) => one.files.some((each) => file.startsWith(each)))
  const unused = but.flatMap((one) =>
    one.names.filter((name) => !shared.some((each) => each.name === name && fits(one, each))),
  )
  return {
    wellBecause: `${all.length} exported names stand for one thing each`,
    violations: [
      ...shared
        .filter((each) => !but.some((one) => fits(one, each)))
        .map(({ name, files }) => `${name} is exported by ${new Intl.ListFormat('en').format(files)}.`),
      ...unused.map((name) => `${name} is exported once: take it off scripts/exports/exceptions.ts.`),
    ],
  }
}

const exportsOfProject = () =>
  globSync('{contract,domain,server,mocks,src}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', '**/{testing,conformance}/**'],
  }).flatMap((file) => exportsOf(file, readFileSync(file, 'utf8')))
