/** Saves a text or bytes as a file, with a name (and extension) and a media type. */
export function download(contents: string | Blob, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
