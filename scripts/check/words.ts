import { globSync, readFileSync } from 'node:fs'
import { oldWordsIn } from '../words/oldWordsIn.ts'
import type { Verdict } from './Verdict.ts'

/** No name contains a word of scripts/words/table.ts. */
export function words(): Verdict {
  const files = globSync('{contract,domain,server,mocks,src,e2e,scripts,bench}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**'],
  }).toSorted()
  const violations = files.flatMap((file) =>
    oldWordsIn(file, readFileSync(file, 'utf8')).map(
      ({ name, word, instead }) => `${file}: ${name} says ${word}, which the field calls ${instead}.`,
    ),
  )
  return { wellBecause: `the names of ${files.length} files are the field's`, violations }
}
