import type { Store } from '../../store/Store.ts'

/**
 * A secret of 256 bits in the store, shared by every process; created on first use.
 *
 * @param fact its name in the store
 */
export async function storedSecret(
  { recall, exchange }: Store['configuration'],
  fact: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = crypto.getRandomValues(new Uint8Array(32)).toBase64()
  const known = await recall(fact)
  // If another process was faster, its secret counts.
  const text = known ?? ((await exchange(fact, null, made)) ? made : await recall(fact))
  return Uint8Array.fromBase64(text ?? made)
}
