import type { Store } from '../../store/Store.ts'

/**
 * A secret of 256 bits that the store keeps for every process of the service; made when it is first asked
 * for.
 *
 * @param fact the name it is kept under
 */
export async function storedSecret(
  { recall, exchange }: Store['configuration'],
  fact: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = crypto.getRandomValues(new Uint8Array(32)).toBase64()
  const known = await recall(fact)
  // Another process may have made one meanwhile: then that one counts.
  const text = known ?? ((await exchange(fact, null, made)) ? made : await recall(fact))
  return Uint8Array.fromBase64(text ?? made)
}
