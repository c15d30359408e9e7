import { isNamed } from '../../http/headers/etagsIn.ts'
import { acceptedEncoding } from './acceptedEncoding.ts'
import type { StaticFile } from './StaticFile.ts'

const aYear = 'public, max-age=31536000, immutable'

type FileOptions = {
  /** Whether the file's name contains a hash of its content. */
  readonly isHashed: boolean
  /** Headers to send besides those that describe the file. */
  readonly sentWith: Readonly<Record<string, string>>
}

/**
 * Answers with a file. It can be cached forever if its name has a hash, and must be revalidated otherwise.
 */
export async function answerFile(
  request: Request,
  file: StaticFile,
  { isHashed, sentWith }: FileOptions,
): Promise<Response> {
  const encoding = file.isCompressible ? acceptedEncoding(request.headers) : 'identity'
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': isHashed ? aYear : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    ...sentWith,
  })
  if (isNamed(request.headers.get('if-none-match'), file.etag))
    return new Response(null, { status: 304, headers })
  const bytes = await file.bytes(encoding)
  headers.set('content-length', String(bytes.byteLength))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
