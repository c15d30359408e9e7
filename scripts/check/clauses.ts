import { existsSync, globSync, readFileSync } from 'node:fs'
import { clausesNamed } from '../clauses/clausesNamed.ts'
import { clausesOf } from '../clauses/clausesOf.ts'
import type { Verdict } from './Verdict.ts'

const spec = 'docs/spec.md'

/** Rules for the application or for a parser of answers: their tests are beside those. */
const provedAnywhere = new Set('ERR-2 ID-1 ID-2 ID-3 ID-4 ID-13 ID-14 CAL-2 CAL-3 HC-8'.split(' '))

/**
 * Every clause of docs/spec.md has a test named after it; clauses of the service have one among the
 * conformance tests.
 */
export function clauses(): Verdict {
  if (!existsSync(spec))
    return { wellBecause: '', violations: [`${spec}, with the numbered clauses, is missing.`] }
  const all = clausesOf(readFileSync(spec, 'utf8'))
  const conformance = namedIn('server/conformance/**/*.ts')
  const anywhere = namedIn('{contract,domain,server,mocks,src}/**/*.test.{ts,tsx}', 'e2e/**/*.ts')
  const isProved = (id: string) => conformance.has(id) || (provedAnywhere.has(id) && anywhere.has(id))
  const now = all.filter(({ isLater }) => !isLater)
  const later = all.filter(({ isLater }) => isLater).map(({ id }) => id)
  return {
    wellBecause: `${now.length} clauses have a test of their name${later.length > 0 ? `; later: ${later.join(', ')}` : ''}`,
    violations: [
      ...(all.length === 0 ? [`${spec} holds no clause ("- **CAL-1** ...").`] : []),
      ...now
        .filter(({ id }) => !isProved(id))
        .map(
          ({ id }) =>
            `${id} has no test ${provedAnywhere.has(id) ? '' : 'in server/conformance '}whose title begins with it.`,
        ),
    ],
  }
}

function namedIn(...patterns: string[]): Set<string> {
  return new Set(
    patterns
      .flatMap((pattern) => globSync(pattern))
      .flatMap((file) => clausesNamed(readFileSync(file, 'utf8'))),
  )
}
