/** What a label may contain in lower case: letters, digits, marks and hyphens of any script. */
const label = /^[\p{L}\p{M}\p{N}-]+$/u

/**
 * Invisible characters, and letters that another lower-casing would still change; `ß` and `ς` are letters of
 * their own (RFC 5894 4.3).
 */
const unsteady = /\p{DI}|\p{CWCF}/u

const maxLabel = 63
const maxDomain = 253

/**
 * A domain name in the form in which it is compared: lower case, labels of other scripts in ASCII (IDNA 2008,
 * RFC 5891). Nothing but case is mapped: a name that normalisation (NFKC) would change is refused, so that no
 * two spellings become equal by surprise.
 *
 * @param text such as `Example.ORG` or `münchen.example`, without a dot at its end
 * @returns such as `example.org` or `xn--mnchen-3ya.example`; null if it is not a domain name
 */
export function parseDomainName(text: string): string | null {
  if (text === '' || text.length > maxDomain || text.normalize('NFKC') !== text) return null
  const labels = text.split('.').map(asciiLabel)
  const name = labels.join('.')
  return labels.includes(null) || name.length > maxDomain ? null : name
}

function asciiLabel(text: string): string | null {
  // Letter by letter: the result must not depend on neighbours, as it does at the end of a Greek word.
  const lower = Array.from(text, (letter) => letter.toLowerCase()).join('')
  if (!label.test(lower) || lower.startsWith('-') || lower.endsWith('-')) return null
  if (unsteady.test(lower.replaceAll(/[ßς]/g, '')) || lower.normalize('NFKC') !== lower) return null
  const encoded = isAscii(lower) ? lower : `xn--${punycode(lower)}`
  return encoded.length > maxLabel ? null : encoded
}

const isAscii = (text: string) => Array.from(text).every((letter) => letter < '\u0080')

const base = 36
const tMin = 1
const tMax = 26
const skew = 38

/** RFC 3492 6.3, for a label that is not ASCII. */
function punycode(text: string): string {
  const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const basic = points.filter((point) => point < 0x80)
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '')
  let done = basic.length
  let from = 0x80
  let delta = 0
  let bias = 72
  while (done < points.length) {
    const next = Math.min(...points.filter((point) => point >= from))
    delta += (next - from) * (done + 1)
    from = next
    for (const point of points) {
      if (point < from) delta += 1
      if (point !== from) continue
      output += variableLength(delta, bias)
      bias = adapted(delta, done + 1, done === basic.length)
      delta = 0
      done += 1
    }
    delta += 1
    from += 1
  }
  return output
}

function variableLength(delta: number, bias: number): string {
  let digits = ''
  let rest = delta
  for (let k = base; ; k += base) {
    const threshold = Math.min(Math.max(k - bias, tMin), tMax)
    if (rest < threshold) return digits + digit(rest)
    digits += digit(threshold + ((rest - threshold) % (base - threshold)))
    rest = Math.floor((rest - threshold) / (base - threshold))
  }
}

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / points)
  let k = 0
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}

const digit = (value: number) => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value)
