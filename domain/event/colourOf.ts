/**
 * The colour of a calendar as `#rrggbb` in lower case: its `apple:color` (`#rgb`, `#rrggbb` or `#rrggbbaa`,
 * ignoring the opacity), else one computed from its id (CAL-2).
 */
export function colourOf(calendar: {
  readonly id: string
  readonly colour?: string | null | undefined
}): string {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i.exec(calendar.colour?.trim() ?? '')
  const short = hex?.[1]
  const long = hex?.[2]
  if (short !== undefined) return `#${short.replaceAll(/./g, '$&$&').toLowerCase()}`
  if (long !== undefined) return `#${long.toLowerCase()}`
  return fromHue(hash(calendar.id) % 360)
}

/** FNV-1a: small, and similar ids give very different values. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** A colour of that hue in degrees, saturation 55 %, lightness 45 % (CSS Color 4, HSL to RGB). */
function fromHue(hue: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = 0.45 - 0.55 * 0.45 * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
