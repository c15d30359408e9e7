import { globSync, readFileSync } from 'node:fs'
import { filledAtOnce } from '../typing/filledAtOnce.ts'
import type { Verdict } from './Verdict.ts'

/** Stories type dates, times and titles key by key: `fill` hides what happens while a person types. */
export function typing(): Verdict {
  const files = globSync('e2e/**/*.ts').toSorted()
  const violations = files.flatMap((path) =>
    filledAtOnce(readFileSync(path, 'utf8')).map(
      (line) => `${path}:${line} fills a date, time or title at once: use \`typeInto\` of e2e/agenda.`,
    ),
  )
  return { wellBecause: `${files.length} files of stories type key by key`, violations }
}
