import { borders } from './borders.ts'
import { clauses } from './clauses.ts'
import { folders } from './folders.ts'
import { format } from './format.ts'
import { functions } from './functions.ts'
import { knip } from './knip.ts'
import { lint } from './lint.ts'
import { lock } from './lock.ts'
import { mirroring } from './mirroring.ts'
import { names } from './names.ts'
import { patterns } from './patterns.ts'
import { sentences } from './sentences.ts'
import { size } from './size.ts'
import { testNames } from './testNames.ts'
import { typecheck } from './typecheck.ts'
import { typing } from './typing.ts'
import { words } from './words.ts'
import type { Verdict } from './Verdict.ts'

/** Every check by its name; the slow ones first, so that two at a time end together. */
export const checks: Readonly<Record<string, () => Verdict | Promise<Verdict>>> = {
  typecheck,
  size,
  lint,
  knip,
  patterns: () => patterns(),
  format,
  sentences,
  borders,
  clauses,
  typing,
  mirroring,
  words,
  names: () => names(),
  functions: () => functions(),
  folders: () => folders(),
  tests: () => testNames(),
  lock: () => lock(),
}
