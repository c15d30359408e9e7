/**
 * The colour that a name of CSS stands for, as `#rrggbb`; null for a text that is none. The browser has the table of
 * names, and reads each once.
 */
export function namedColour(name: string): string | null {
  const lower = name.trim().toLowerCase()
  const known = read.get(lower)
  if (known !== undefined) return known
  // Names and #rrggbb alone: functions and system colours would be others in another theme.
  const colour = /^([a-z]{3,25}|#[\da-f]{6})$/.test(lower) && lower !== 'currentcolor' ? painted(lower) : null
  read.set(lower, colour)
  return colour
}

const read = new Map<string, string | null>()

/** What is not a colour leaves the one before, which nobody would name. */
function painted(name: string): string | null {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return null
  context.fillStyle = '#010203'
  context.fillStyle = name
  const { fillStyle } = context
  return typeof fillStyle === 'string' && /^#(?!010203)/.test(fillStyle) ? fillStyle : null
}
