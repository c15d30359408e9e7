export type RequestLimits = {
  /** From the opening of a connection, or the first byte of a further request, to the end of the headers. */
  readonly headersMs: number
  /** How long any body may take. Each kilobyte that has arrived allows some more time. */
  readonly bodyMs: number
  /** The lowest average speed of a body that takes longer. */
  readonly bodyBytesPerSecond: number
  /** How long nothing may be sent in either direction while a request is running. */
  readonly silenceMs: number
  /** How much of all answers together may wait to be read. */
  readonly unreadBytes: number
  /** How long a connection waits for the next request. Longer than proxies keep theirs, usually 60 s. */
  readonly keepAliveMs: number
  /** How often slow requests are looked for. */
  readonly checkMs: number
  /**
   * The limit of request line and headers, in bytes: what each connection of a hostile sender may take. It has room for
   * a token that is too large, so that its owner reads why it is refused.
   */
  readonly headerBytes: number
  readonly headers: number
  readonly connections: number
}

/** Most bodies are small: an event has a few kilobytes, an import 10 MB at most. */
export const requestLimits: RequestLimits = {
  headersMs: 10_000,
  bodyMs: 10_000,
  bodyBytesPerSecond: 32 * 1024,
  silenceMs: 60_000,
  unreadBytes: 64 * 1024 * 1024,
  keepAliveMs: 65_000,
  checkMs: 1_000,
  headerBytes: 48 * 1024,
  headers: 100,
  connections: 4_096,
}

/** Whether an unfinished body takes too long, so that its connection is closed. */
export function isTooSlow(
  elapsedMs: number,
  bytes: number,
  { bodyMs, bodyBytesPerSecond }: Pick<RequestLimits, 'bodyMs' | 'bodyBytesPerSecond'>,
): boolean {
  return elapsedMs > bodyMs + (bytes / bodyBytesPerSecond) * 1000
}
