/**
 * The colour of a calendar as CSS can use it: what is stored where it is one, else a hue of its own from its id.
 *
 * @param stored `apple:color` as it came: `#rgb`, `#rrggbb`, `#rrggbbaa` (its alpha is left out), anything else, or nothing
 */
export function calendarColour(stored: string | null | undefined, calendarId: string): string {
  const hex = stored?.trim().match(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i)?.[1]
  if (hex === undefined) return `oklch(0.6 0.13 ${hueOf(calendarId)})`
  return `#${(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex.slice(0, 6)).toLowerCase()}`
}

function hueOf(id: string): number {
  let hash = 0
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360
  return hash
}
