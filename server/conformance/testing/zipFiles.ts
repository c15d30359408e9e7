/** The texts of the files in a zip file without compression, by name, as its directory lists them. */
export function zipFiles(bytes: Uint8Array): Readonly<Record<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (start: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(start, start + length))
  const end = bytes.length - 22
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('This is no zip file')
  const files: Record<string, string> = {}
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 20, true)
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files[text(at + 46, nameLength)] = text(start, size)
    at += 46 + nameLength + extraLength
  }
  return files
}
