export type RequestLimits = {
  /** From the opening of a connection, or the first byte of a request, to the end of its headers. */
  readonly headersMs: number
  /** How long a body may take whatever its size; each kilobyte that has arrived allows some more. */
  readonly bodyMs: number
  /** The least average speed of a body that takes longer. */
  readonly bodyBytesPerSecond: number
  /** How long a connection may be silent in both directions while a request is under way. */
  readonly silenceMs: number
  /** How long a connection is kept for the next request. Longer than proxies keep theirs, as a rule 60 s. */
  readonly keepAliveMs: number
  /** How often slow requests are looked for. */
  readonly checkMs: number
  /** Request line and headers, in bytes. */
  readonly headerBytes: number
  readonly headers: number
  readonly connections: number
}

/** Bodies are small, as a rule: an event is a few kilobytes, an import 10 MB at most. */
export const requestLimits: RequestLimits = {
  headersMs: 10_000,
  bodyMs: 10_000,
  bodyBytesPerSecond: 32 * 1024,
  silenceMs: 60_000,
  keepAliveMs: 65_000,
  checkMs: 1_000,
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 4_096,
}

/** Whether a body that has not ended yet takes too long, so that its connection is given up. */
export function isTooSlow(
  elapsedMs: number,
  bytes: number,
  { bodyMs, bodyBytesPerSecond }: Pick<RequestLimits, 'bodyMs' | 'bodyBytesPerSecond'>,
): boolean {
  return elapsedMs > bodyMs + (bytes / bodyBytesPerSecond) * 1000
}
