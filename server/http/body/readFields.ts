import { throwHttpError } from '../../HttpError.ts'
import { readText, type Sent } from './readText.ts'

/**
 * The fields of a form in a body: `application/x-www-form-urlencoded`, or `multipart/form-data` (RFC 7578), as mail
 * programs send it (RFC 8058 3.2). Files are left out.
 *
 * @param limit in bytes
 * @throws {HttpError} as `readText`; wrong-shape if the parts cannot be read
 */
export async function readFields(sent: Sent, limit: number): Promise<URLSearchParams> {
  const type = sent.request.headers.get('content-type') ?? ''
  const body = await readText(sent, limit)
  if (!/^\s*multipart\/form-data\s*;/i.test(type)) return new URLSearchParams(body)
  const fields = new URLSearchParams()
  for (const [name, value] of await partsIn(body, type))
    if (typeof value === 'string') fields.append(name, value)
  return fields
}

async function partsIn(body: string, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return throwHttpError('wrong-shape', 'The parts of the form cannot be read.')
  }
}
