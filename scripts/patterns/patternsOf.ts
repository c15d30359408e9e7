import { parseSync, Visitor } from 'oxc-parser'

/** A regular expression in a file; `source` is null if it is built at run time. */
export type Pattern = {
  readonly file: string
  readonly line: number
  /** As it is written: `/\d+/g`, `new RegExp(text)`. */
  readonly text: string
  readonly source: string | null
  readonly flags: string
}

/** Every regular expression of a file: literals, and arguments of `RegExp`. */
export function patternsOf(file: string, text: string): readonly Pattern[] {
  const patterns: Pattern[] = []
  const { program } = parseSync(file, text)
  const add = (node: { start: number; end: number }, source: string | null, flags: string) =>
    patterns.push({
      file,
      line: text.slice(0, node.start).split('\n').length,
      text: text.slice(node.start, node.end).replaceAll(/\s+/g, ' '),
      source,
      flags,
    })
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex !== null) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: (node) => {
      if (isRegExp(node.callee)) add(node, null, '')
    },
    CallExpression: (node) => {
      if (isRegExp(node.callee)) add(node, null, '')
    },
  }).visit(program)
  return patterns
}

const isRegExp = (callee: object) => 'name' in callee && callee.name === 'RegExp'
