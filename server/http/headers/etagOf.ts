import { digest as webDigest } from '../../digest.ts'
import type { Digest } from '../../ports.ts'

/** A strong ETag of a text, with its quotes (RFC 9110 8.8.3). Equal texts have equal ETags. */
export const etagOf = async (text: string, digest: Digest = webDigest): Promise<string> =>
  `"${(await digest(text)).slice(0, 32)}"`
