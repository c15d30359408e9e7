import { parseSync } from 'oxc-parser'

export type FunctionLength = {
  readonly file: string
  readonly line: number
  readonly name: string
  /** From its first line to its last. */
  readonly lines: number
  /** Without the named functions inside it, each of which is counted by itself. */
  readonly own: number
}

/**
 * Every named function of a file. A function without a name belongs to the one around it: a callback is read
 * with the call that gets it, while a closure that returns named functions is read one function at a time, as
 * a class is.
 */
export function functionsIn(file: string, text: string): readonly FunctionLength[] {
  const lengths: FunctionLength[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length

  /** @returns how many lines of a node belong to the named functions inside it */
  const visit = (node: unknown, name: string | null): number => {
    if (Array.isArray(node)) return sum(node.map((each) => visit(each, null)))
    if (!isNode(node)) return 0
    const inside = sum(Object.entries(node).map(([field, value]) => visit(value, nameFor(node, field))))
    const ownName = isNode(node['id']) ? String(node['id']['name']) : name
    if (!isFunction(node) || ownName === null) return inside
    const [start, end] = [lineAt(node.start), lineAt(node.end)]
    const lines = end - start + 1
    lengths.push({ file, line: start, name: ownName, lines, own: lines - inside })
    return lines
  }
  visit(parseSync(file, text).program, null)
  return lengths
}

type Node = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** Where a function gets a name: `const a = () => 1`, `{ a: () => 1 }`, `{ a() {} }`, `class { a() {} }`. */
function nameFor(node: Node, field: string): string | null {
  const isNaming =
    (node.type === 'VariableDeclarator' && field === 'init') ||
    (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type) && field === 'value')
  const key = node['id'] ?? node['key']
  return isNaming && isNode(key) ? String(key['name'] ?? key['value']) : null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
