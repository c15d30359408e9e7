import { parseSync } from 'oxc-parser'
import * as v from 'valibot'
import { exceptions, fieldWords } from './table.ts'

export type OldWord = { readonly name: string; readonly word: string; readonly instead: string }

/** The declared names and the name of a file that contain a word for which the field has another one. */
export function oldWordsIn(file: string, text: string): readonly OldWord[] {
  const names = new Set([nameOf(file), ...declaredIn(file, text)])
  return [...names]
    .filter((name) => !exceptions.has(name))
    .flatMap((name) =>
      partsOf(name).flatMap((word) => {
        const instead = Object.hasOwn(fieldWords, word) ? fieldWords[word] : undefined
        return instead === undefined ? [] : [{ name, word, instead }]
      }),
    )
}

/** The words of a name: `keptSamples` is `kept` and `samples`. */
const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _$-]/)
    .map((part) => part.toLowerCase())

const nameOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? ''

const identifier = v.object({ type: v.literal('Identifier'), name: v.string() })

/** What declares a name: the property of a node that holds it. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
}

/** Patterns that contain further names: destructuring, defaults, rests. */
const nested: Readonly<Record<string, readonly string[]>> = {
  ObjectPattern: ['properties'],
  Property: ['value'],
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
}

function declaredIn(file: string, text: string): readonly string[] {
  const names: string[] = []
  const nodes: unknown[] = [parseSync(file, text).program]
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (Array.isArray(node)) nodes.push(...node)
    if (!isRecord(node)) continue
    for (const field of declaring[String(node['type'])] ?? []) names.push(...namesIn(node[field]))
    nodes.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null))
  }
  return names
}

function namesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (v.is(identifier, node)) return [node.name]
  if (!isRecord(node)) return []
  return (nested[String(node['type'])] ?? []).flatMap((field) => namesIn(node[field]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
