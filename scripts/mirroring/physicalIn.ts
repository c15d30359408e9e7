/**
 * Where a stylesheet uses left and right instead of inline start and end: the page would not mirror for
 * right-to-left languages. An intended one has a comment above it that says `does not mirror`.
 *
 * @param css of a file
 * @returns line numbers, from 1, in order
 */
export function physicalIn(css: string): readonly number[] {
  const source = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.includes('does not mirror')
      ? comment.replaceAll(/[^\n]/g, '!')
      : comment.replaceAll(/[^\n]/g, ' '),
  )
  return [...source.matchAll(/([\w-]+):\s*([^;{}]+)[;}]/g)]
    .filter(({ 1: property = '', 2: value = '', index }) => {
      return isPhysical(property, value.trim()) && !/!\s*$/.test(source.slice(0, index))
    })
    .map(({ index }) => source.slice(0, index).split('\n').length)
}

function isPhysical(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true
  if (/^(?:text-align|float|clear|caption-side|justify-[\w-]+)$/.test(property))
    return /\b(?:left|right)\b/.test(value)
  if (/^(?:background|mask|transform-origin|object-position)/.test(property))
    return /\b(?:left|right)\b/.test(value)
  const [first, second, third, fourth] = partsOf(value)
  // Top, right, bottom, left.
  if (
    /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-(?:margin|padding))$/.test(
      property,
    )
  )
    return fourth !== undefined && second !== fourth
  // Top left, top right, bottom right, bottom left.
  if (property === 'border-radius')
    return fourth === undefined
      ? second !== undefined && first !== second
      : first !== second || third !== fourth
  return false
}

/** The parts of a value with spaces between them; a function is one part. */
function partsOf(value: string): readonly string[] {
  let depth = 0
  const parts = ['']
  for (const letter of value) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (depth === 0 && /\s/.test(letter)) parts.push('')
    else parts.push((parts.pop() ?? '') + letter)
  }
  return parts.filter((part) => part !== '')
}
