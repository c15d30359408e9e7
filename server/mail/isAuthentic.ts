import { domainOf } from '#contract/emailAddress.ts'

/**
 * Whether the operator's mail server has verified that a mail comes from its From (RFC 8601): its topmost
 * Authentication-Results says that DMARC passed for the domain of From, or that a DKIM signature or the envelope of that
 * very domain did.
 *
 * @param results the headers, the topmost first
 * @param authservId by which the operator's server signs its results
 * @param from bare
 */
export function isAuthentic(results: readonly string[], authservId: string, from: string): boolean {
  const domain = domainOf(from)
  const own = results.map(readResults).find((each) => each.authservId === authservId.toLowerCase())
  return own !== undefined && own.methods.some((each) => each.isPass && domainProved(each) === domain)
}

type Method = {
  readonly name: string
  readonly isPass: boolean
  /** Properties by their name, `header.from`. */
  readonly properties: ReadonlyMap<string, string>
}

/** `mx.example.org 1; dkim=pass header.d=example.org; spf=fail`, in lower case and without comments. */
function readResults(header: string): { readonly authservId: string; readonly methods: readonly Method[] } {
  const [head = '', ...rest] = withoutFreeText(header).toLowerCase().split(';')
  const [authservId = ''] = head.trim().split(/\s+/)
  return { authservId, methods: rest.map(readMethod) }
}

function readMethod(text: string): Method {
  const [result = '', ...others] = text.trim().split(/\s+/)
  const [name = '', value = ''] = result.split('=')
  const pairs = others.map((each) => each.split('=')).filter(([, property]) => property !== undefined)
  const properties = pairs.map(([key = '', property = '']) => [key, property] as const)
  return { name: name.split('/')[0] ?? '', isPass: value === 'pass', properties: new Map(properties) }
}

/** The domain that a passed method has proved; null for methods that prove none. */
function domainProved({ name, properties }: Method): string | null {
  switch (name) {
    case 'dmarc':
      return properties.get('header.from') ?? null
    case 'dkim':
      return properties.get('header.d') ?? domainIn(properties.get('header.i'))
    case 'spf':
      return domainIn(properties.get('smtp.mailfrom'))
    default:
      return null
  }
}

const domainIn = (address: string | undefined) => (address === undefined ? null : domainOf(address))

/** Comments, which may be nested, and what is quoted, in which a stranger may write anything (RFC 5322 3.2). */
function withoutFreeText(text: string): string {
  let depth = 0
  let isQuoted = false
  let plain = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += character
  }
  return plain
}
