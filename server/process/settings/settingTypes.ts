import * as v from 'valibot'
import { parseDomainName } from '#contract/domainName.ts'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import { strategyNames, type StrategyName } from '#contract/identity.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

/** The types of settings, parsed from text. Messages say what the text must be, without repeating it. */
export const someText = v.string()

export const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && inPorts(Number(text)), 'must be a port, 1 to 65535'),
  v.transform(Number),
)

/** At most five minutes, because someone who lost access may act for that long (ID-8). */
export const userInfoSeconds = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,3}$/.test(text) && Number(text) <= 300, 'must be a number of seconds, 0 to 300'),
  v.transform(Number),
)

/** A size such as `1 MB`, in bytes; a megabyte is 1024 kilobytes. */
export const byteSize = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5} ?(?:kB|MB|GB)$/i, 'must be a size such as 512 kB, 1 MB or 2 GB'),
  v.transform((text) => Number.parseInt(text, 10) * (byteUnits.get(text.slice(-2).toLowerCase()) ?? 1)),
)

/** How many of something are allowed. */
export const limitCount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
  v.transform(Number),
)

/** At most as long as the longest session. */
export const idleHours = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 720,
    'must be a number of hours, 1 to 720',
  ),
  v.transform(Number),
)

export const host = v.pipe(
  v.string(),
  v.regex(/^[\w.:%-]+$/, 'must be a network address such as 127.0.0.1, or a host name'),
)

/** A web address, unchanged, because providers compare addresses letter by letter. */
export const addressSetting = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be a web address such as https://calendar.example.org, without credentials'),
)

/** A web address to which paths are appended, as providers do with an issuer (OpenID Connect Discovery 4.1). */
export const bareAddress = v.pipe(
  addressSetting,
  v.check((text) => !/[?#]/.test(text), 'must be a web address without a query (?) or a fragment (#)'),
)

/** A web address with a place for the name of a room. */
export const roomAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text.includes('{room}') && isWebAddress(text.replaceAll('{room}', 'room')),
    'must be a web address with {room} in it, such as https://meet.example.org/{room}',
  ),
)

/** The same without a trailing slash. */
export const baseAddress = v.pipe(bareAddress, v.transform(withoutTrailingSlash))

/** It may contain a password and is never repeated. */
export const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must be the address of a PostgreSQL database such as postgresql://user:password@host:5432/kalends',
  ),
)

export const answer = v.pipe(
  v.string(),
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
)

export const domains = listOf(parseDomainName, 'a domain such as example.org')

export const domainName = v.pipe(
  v.string('must be a text'),
  parsed(parseDomainName, 'must be a domain such as example.org'),
)

export const emailAddress = v.pipe(v.string(), parsed(parseEmailAddress, 'must be an e-mail address'))

export const emails = listOf(parseEmailAddress, 'an e-mail address')

export const origins = v.pipe(
  v.string(),
  v.transform(items),
  v.everyItem(
    (item) => isWebAddress(item) && new URL(item).origin === item,
    'must be web origins such as https://tools.example.org, separated by commas',
  ),
)

/**
 * Names the unknown strategies in the message, because a typing mistake here could lock people out (ID-6).
 */
export const strategies = v.pipe(
  v.string(),
  v.transform(items),
  v.minLength(1, `must name at least one of ${strategyNames.join(', ')}`),
  v.rawTransform<string[], readonly StrategyName[]>(({ dataset, addIssue, NEVER }) => {
    const unknown = dataset.value.filter((name) => !isStrategy(name))
    if (unknown.length === 0) return [...new Set(dataset.value.filter(isStrategy))]
    addIssue({
      message: `knows no strategy ${unknown.map((name) => `"${name}"`).join(', ')}: there are ${strategyNames.join(', ')}`,
    })
    return NEVER
  }),
)

function listOf(parse: (text: string) => string | null, what: string) {
  const parseAll = (text: string) => {
    const read = items(text).map(parse)
    return read.every((item) => item !== null) ? read : null
  }
  return v.pipe(v.string(), parsed(parseAll, `must hold ${what}, or several separated by commas`))
}

/** A text parsed by a function; null means it is invalid. */
function parsed<Value>(parse: (text: string) => Value | null, message: string) {
  return v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
    const value = parse(dataset.value)
    if (value !== null) return value
    addIssue({ message })
    return NEVER
  })
}

function items(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

const byteUnits: ReadonlyMap<string, number> = new Map([
  ['kb', 1024],
  ['mb', 1024 ** 2],
  ['gb', 1024 ** 3],
])

const inPorts = (number: number) => number >= 1 && number <= 65_535

const isStrategy = (name: string): name is StrategyName => strategyNames.some((known) => known === name)
