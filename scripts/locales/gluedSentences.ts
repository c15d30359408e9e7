import { parseSync } from 'oxc-parser'
import { isNode, withoutConstants, type Node } from './withoutConstants.ts'

/**
 * Where a file combines a translated text with another one: by `+`, in a template, in a joined list, side by
 * side in markup, or as a value inside of another sentence; also by way of a `const`. A translator can only translate whole sentences.
 *
 * @returns line numbers, from 1, in order
 */
export function gluedSentences(file: string, source: string): readonly number[] {
  const offsets: number[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isNode(node)) return
    if (isGlued(node)) offsets.push(node.start)
    // The template of a message is not a combination.
    const parts = isMacro(node) ? expressionsOf(node) : Object.values(node)
    for (const part of parts) visit(part)
  }
  visit(withoutConstants(parseSync(file, source).program, isTranslated))
  return [...new Set(offsets.map((offset) => source.slice(0, offset).split('\n').length))].toSorted(
    (one, other) => one - other,
  )
}

/** The nodes of a list. */
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function isGlued(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return node['operator'] === '+' && [node['left'], node['right']].some(isTranslated)
    case 'TemplateLiteral':
      return nodesIn(node['expressions']).some(isTranslated)
    case 'TaggedTemplateExpression':
      return isMacro(node) && expressionsOf(node).some(isSentenceInside)
    case 'CallExpression':
      return isJoin(node['callee'])
    case 'JSXElement':
    case 'JSXFragment':
      return areGlued(nodesIn(node['children'])) || (isMessageElement(node) && hasSentenceInside(node))
    default:
      return false
  }
}

const expressionsOf = ({ quasi }: Node) => (isNode(quasi) ? nodesIn(quasi['expressions']) : [])

/** `[t`a`, t`b`].join()`. */
function isJoin(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  const { property, object } = callee
  return isNode(property) && property['name'] === 'join' && holdsTranslated(object)
}

const holdsTranslated = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsTranslated)
    : isNode(value) && (isTranslated(value) || Object.values(value).some(holdsTranslated))

/** `t`...``, `t(...)`, `plural(...)`; also behind a condition. */
function isTranslated(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'LogicalExpression') return isTranslated(value['right'])
  if (value.type === 'ConditionalExpression')
    return [value['consequent'], value['alternate']].some(isTranslated)
  return isMacro(value) || isChoice(value) || isCallOf(value, ['t'])
}

/** `t`...``, and with an instance of Lingui `t(i18n)`...``. */
const isMacro = (node: Node): boolean => {
  const { tag } = node
  if (node.type !== 'TaggedTemplateExpression' || !isNode(tag)) return false
  return tag['name'] === 't' || isCallOf(tag, ['t'])
}

const isChoice = (node: Node): boolean => isCallOf(node, ['plural', 'select', 'selectOrdinal'])

function isCallOf(node: Node, names: readonly string[]): boolean {
  const { callee } = node
  return node.type === 'CallExpression' && isNode(callee) && names.includes(String(callee['name']))
}

/** Texts beside each other with only space between them, the first of which is not a whole sentence. */
function areGlued(children: readonly Node[]): boolean {
  const pieces = children.map(pieceOf).filter((piece) => piece !== null)
  return pieces.some((piece, index) => {
    const next = pieces[index + 1]
    return (
      next !== undefined &&
      (piece.isMessage || next.isMessage) &&
      !/[.!?:·…]\s*$/.test(piece.text) &&
      !/^\s*·/.test(next.text)
    )
  })
}

/**
 * A sentence as a value of another one. A plural is a part of its message, and what a constant has from a table
 * (`t(names[status])`) is a name, which stands in quotes or before a colon.
 */
function isSentenceInside(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'LogicalExpression') return isSentenceInside(value['right'])
  if (value.type === 'ConditionalExpression')
    return [value['consequent'], value['alternate']].some(isSentenceInside)
  return isMacro(value)
}

/** `<Trans>{reason} (line {line})</Trans>`, where the reason is a sentence itself. */
const hasSentenceInside = ({ children }: Node): boolean =>
  nodesIn(children).some(
    (child) => child.type === 'JSXExpressionContainer' && isSentenceInside(child['expression']),
  )

type Piece = { readonly text: string; readonly isMessage: boolean }

/** @returns null for what contains no words: space, comments */
function pieceOf(child: Node): Piece | null {
  if (child.type === 'JSXText') return wordsOf(String(child['value']), false)
  if (child.type === 'JSXElement')
    return isMessageElement(child) ? { text: textIn(child['children']), isMessage: true } : stands
  if (child.type !== 'JSXExpressionContainer') return null
  const { expression } = child
  if (!isNode(expression) || expression.type === 'JSXEmptyExpression') return null
  if (expression.type === 'Literal') return wordsOf(String(expression['value']), false)
  const shown = expression.type === 'LogicalExpression' ? expression['right'] : expression
  if (!isNode(shown)) return null
  if (shown.type === 'Literal') return wordsOf(String(shown['value']), false)
  if (isMessageElement(shown)) return { text: textIn(shown['children']), isMessage: true }
  return isTranslated(shown) ? { text: sourceOf(shown), isMessage: true } : stands
}

/** An element or a value of its own, which ends what is before it. */
const stands: Piece = { text: '·', isMessage: false }

const wordsOf = (text: string, isMessage: boolean): Piece | null =>
  text.trim() === '' ? null : { text, isMessage }

function isMessageElement(node: Node): boolean {
  const { openingElement } = node
  if (node.type !== 'JSXElement' || !isNode(openingElement) || !isNode(openingElement['name'])) return false
  return ['Trans', 'Plural', 'Select', 'SelectOrdinal'].includes(String(openingElement['name']['name']))
}

const textIn = (children: unknown): string =>
  nodesIn(children)
    .map((child) => (child.type === 'JSXText' ? String(child['value']) : 'x'))
    .join('')

/**
 * The literal words of a `t` template; any other expression as a whole, because its sentence is elsewhere.
 */
function sourceOf(node: Node): string {
  const { quasi } = node
  if (!isNode(quasi)) return '.'
  const [last] = nodesIn(quasi['quasis']).slice(-1)
  const value = last?.['value']
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}
