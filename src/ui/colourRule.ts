import type { Oklch } from './contrast.ts'

/** What a stylesheet makes of a calendar's colour in one theme. */
export type ColourRule = (from: Oklch) => Oklch

/**
 * The light and the dark rule of a custom property, read from the text of a stylesheet.
 *
 * @param css the stylesheet
 * @param selector the selector of its rule, as written
 * @param property such as `--fill`, whose value is `light-dark(oklch(...), oklch(...))`
 * @throws Error when the stylesheet does not say it in that way
 */
export function colourRule(
  css: string,
  selector: string,
  property: string,
): { light: ColourRule; dark: ColourRule } {
  const block = css.split(`\n${selector} {`)[1]?.split('\n}')[0]
  const value = block?.match(new RegExp(`${property}:\\s*light-dark\\(([^;]*)\\);`))?.[1]
  if (value === undefined) throw new Error(`${selector} has no ${property} with a light and a dark colour`)
  const [light, dark] = topLevel(value, ',')
  return { light: ruleOf(light), dark: ruleOf(dark) }
}

function ruleOf(colour: string | undefined): ColourRule {
  const inside = colour
    ?.trim()
    .match(/^oklch\((.*)\)$/s)?.[1]
    ?.replace(/^\s*from var\(--cal\)/, '')
  const [l, c, h] = topLevel(inside?.trim() ?? '', ' ')
  if (l === undefined || c === undefined || h === undefined) throw new Error(`not an oklch colour: ${colour}`)
  return (from) => ({ l: valueOf(l, from), c: valueOf(c, from), h: valueOf(h, from) })
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: (...values) => Math.min(...values),
  clamp: (low = 0, value = 0, high = 0) => Math.max(low, Math.min(value, high)),
}

function valueOf(expression: string, from: Oklch): number {
  const factors = topLevel(expression, '*')
  if (factors.length > 1) return factors.reduce((product, factor) => product * valueOf(factor, from), 1)
  const term = expression.trim()
  if (term === 'l' || term === 'c' || term === 'h') return from[term]
  const [, name = '', inside = ''] = term.match(/^(\w+)\((.*)\)$/s) ?? []
  const call = functions[name]
  if (call) return call(...topLevel(inside, ',').map((part) => valueOf(part, from)))
  const number = Number(term)
  if (term === '' || Number.isNaN(number)) throw new Error(`cannot read ${expression}`)
  return number
}

/** The parts of a text between separators that stand outside of every bracket; empty parts are dropped. */
function topLevel(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (depth === 0 && character === separator) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${character}`)
  }
  return parts.filter((part) => part.trim() !== '')
}
