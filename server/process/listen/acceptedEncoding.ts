export type Encoding = 'br' | 'gzip' | 'identity'

/** The most compact encoding that a client accepts (RFC 9110 12.5.3). */
export function acceptedEncoding(headers: Headers): Encoding {
  const accepted = (headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
