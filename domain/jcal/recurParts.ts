import type { JCalValue } from '#contract/jcal.ts'

/**
 * A `recur` value with some parts replaced, and those given as null removed; the others stay unchanged, in
 * their order. Reads both the object of jCal (RFC 7265 3.6.10) and the text of iCalendar, and writes the same
 * form.
 */
export function withParts(
  value: JCalValue,
  parts: { readonly [name: string]: string | number | readonly (string | number)[] | null },
): JCalValue {
  if (typeof value === 'string') return textWith(value, parts)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const remaining = Object.entries(value).flatMap(([name, part]): [string, JCalValue][] => {
    const wanted = parts[name.toLowerCase()]
    if (wanted === undefined) return [[name, part]]
    return wanted === null ? [] : [[name, wanted]]
  })
  const names = new Set(Object.keys(value).map((name) => name.toLowerCase()))
  const added = Object.entries(parts).filter(([name, part]) => part !== null && !names.has(name))
  return Object.fromEntries([...remaining, ...added])
}

function textWith(text: string, parts: Parameters<typeof withParts>[1]): string {
  const left = new Map(Object.entries(parts))
  const remaining = text.split(';').flatMap((pair) => {
    const name = pair.split('=')[0]?.trim().toLowerCase() ?? ''
    const wanted = left.get(name)
    if (wanted === undefined) return [pair]
    left.delete(name)
    return wanted === null ? [] : [`${name.toUpperCase()}=${printed(wanted)}`]
  })
  const added = [...left].flatMap(([name, part]) =>
    part === null ? [] : [`${name.toUpperCase()}=${printed(part)}`],
  )
  return [...remaining, ...added].join(';')
}

/** In text a date of jCal has no dashes and colons. */
function printed(part: string | number | readonly (string | number)[]): string {
  const text = String(part)
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.replaceAll(/[-:]/g, '') : text
}
