import { expect, test } from 'vitest'
import { gluedSentences } from './gluedSentences.ts'

const lines = (source: string) => gluedSentences('it.tsx', source)

test.each([
  ['added to another', 'const name = t`every week` + ending'],
  ['in a template', 'const name = `${day}, ${t`no events`}`'],
  ['translated by a descriptor, in a template', 'const name = `${name}: ${t(names[status])}`'],
  ['inside another sentence', 'const name = t`Move ${t`an event`} away`'],
  ['in a list that is joined', 'const name = [t`every week`, until].join(", ")'],
  ['mapped and joined', 'const name = groups.map((group) => t(names[group])).join(", ")'],
  ['beside another in markup', 'const it = <p><Trans>Open</Trans> <Trans>if it is gone</Trans></p>'],
  ['inside another sentence in markup', 'const it = <Trans>{t`Gone`} (line {line})</Trans>'],
  ['in a template by a constant', 'const label = t`Read again`; const name = `${label}: ${calendar}`'],
  ['added by a constant of a pair', 'const [one, two] = [t`a`, 1]; const name = one + "!"'],
  ['inside another sentence by a constant', 'const word = t`not saved`; const it = t`${name} is ${word}`'],
  ['beside plain words', 'const it = <p>{count} of <Plural value={1} one="one" other="#" /></p>'],
])('a text %s is refused', (_, source) => {
  expect(lines(source)).toEqual([1])
})

test.each([
  ['a sentence with values', 'const name = t`${day}, ${count} events`'],
  [
    'a plural inside its own sentence',
    'const name = t`${plural(count, { one: "# day", other: "# days" })} left`',
  ],
  ['a list that a language may join', 'const name = factLine([t`cancelled`, t`free`])'],
  ['a name from a table, in a sentence', 'const word = t(names[field]); const it = t`${word}: changed`'],
  [
    'another value of the same name',
    'const word = t`gone`; const of = (word: string) => `${word}!`; const it = of(word)',
  ],
  ['a sentence that is shown by itself', 'const label = t`Stop`; const it = <Button>{label}</Button>'],
  ['whole sentences', 'const it = <p><Trans>Nothing was changed.</Trans> <Trans>Try again.</Trans></p>'],
  ['facts beside each other', 'const it = <p><Trans>paused</Trans>{" · "}<Trans>checked</Trans></p>'],
  ['texts that are no sentences', 'const it = ["a", "b"].join(" ") + `${1}`'],
])('%s is allowed', (_, source) => {
  expect(lines(source)).toEqual([])
})
