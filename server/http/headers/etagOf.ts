import { digest as webDigest } from '../../digest.ts'
import type { Digest } from '../../ports.ts'

/** A strong ETag of a text, quoted as it travels (RFC 9110 8.8.3): the same text has the same one. */
export const etagOf = async (text: string, digest: Digest = webDigest): Promise<string> =>
  `"${(await digest(text)).slice(0, 32)}"`
