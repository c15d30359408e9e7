export type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

type Values = ReadonlyMap<string, Node>

/**
 * A program in which the value stands wherever the name of a `const` stood: `const a = t`x`; b + a` is read as
 * `b + t`x``. What a name means ends where a parameter or another declaration has the same one.
 *
 * @param isWanted which values are put in
 */
export function withoutConstants(program: unknown, isWanted: (value: unknown) => boolean): unknown {
  return replaced(program, new Map())

  function replaced(value: unknown, known: Values): unknown {
    if (Array.isArray(value)) return value.map((each) => replaced(each, known))
    if (!isNode(value)) return value
    if (value.type === 'Identifier') return known.get(String(value['name'])) ?? value
    const inside = scopeOf(value, known)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, names.has(key) ? part : replaced(part, inside)]),
    )
  }

  /** What is known inside of a function or a block. */
  function scopeOf(node: Node, known: Values): Values {
    const body = node['body']
    const statements = Array.isArray(body) ? body.filter(isNode) : []
    const declared = statements
      .map((each) => (each.type === 'ExportNamedDeclaration' ? each['declaration'] : each))
      .flatMap((each) => (isNode(each) && each.type === 'VariableDeclaration' ? each['declarations'] : []))
    const hidden = identifiersIn(node['params'])
    if (declared.length === 0 && hidden.length === 0) return known
    const inside = new Map(known)
    for (const name of hidden) inside.delete(name)
    for (const each of declared) {
      if (!isNode(each)) continue
      for (const name of identifiersIn(each['id'])) inside.delete(name)
      for (const [name, value] of constantsIn(each)) if (isWanted(value)) inside.set(name, value)
    }
    return inside
  }
}

/** What is a name and not a value: of a variable, a property, a parameter, a function that is called. */
const names: ReadonlySet<string> = new Set(['id', 'params', 'key', 'property', 'callee', 'tag', 'label'])

/** `const a = x` and `const [a, b] = [x, y]`. */
function constantsIn({ id, init }: Node): readonly (readonly [string, Node])[] {
  if (!isNode(id) || !isNode(init)) return []
  if (id.type === 'Identifier') return [[String(id['name']), init]]
  if (id.type !== 'ArrayPattern' || init.type !== 'ArrayExpression') return []
  const values = init['elements']
  const targets = id['elements']
  if (!Array.isArray(values) || !Array.isArray(targets)) return []
  return targets.flatMap((each: unknown, index) => {
    const value: unknown = values[index]
    return isNode(each) && each.type === 'Identifier' && isNode(value) ? [[String(each['name']), value]] : []
  })
}

function identifiersIn(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(identifiersIn)
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern['name'])]
  return Object.entries(pattern).flatMap(([key, part]) => (key === 'key' ? [] : identifiersIn(part)))
}
