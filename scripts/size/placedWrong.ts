import type { Contents } from '../vite/contents.ts'

const onlyLater = ['react-aria', 'react-aria-components', 'oidc-client-ts', 'temporal-polyfill']
const neverShipped = ['msw', 'ical.js', '#mocks', '#server', '#e2e']
const neverServed = ['mockServiceWorker.js', 'mockWorker.js']

type Build = {
  readonly contents: Contents
  readonly eager: readonly string[]
  readonly files: readonly string[]
}

/** Modules in scripts of the build where they must not be, a sentence for each. */
export function placedWrong({ contents, eager, files }: Build): string[] {
  const early = eager.flatMap((file) =>
    onlyLater
      .filter((name) => contents[file]?.includes(name))
      .map(
        (name) =>
          `${name} loads before the first screen, in ${file}: import it where it is needed, with import().`,
      ),
  )
  const mocks = Object.entries(contents).flatMap(([file, names]) =>
    neverShipped.filter((name) => names.includes(name)).map((name) => `${name} ships in dist/${file}.`),
  )
  const workers = files
    .filter((file) => neverServed.includes(file))
    .map((file) => `dist/${file} belongs to mock builds.`)
  return [...early, ...mocks, ...workers]
}
