/**
 * An address without the slashes at its end: most providers mean the same by `https://id.example` and
 * `https://id.example/`.
 */
export function withoutTrailingSlash(address: string): string {
  // Counted from the end: an expression that looks for `/+$` tries again at each slash, and is quadratic.
  let end = address.length
  while (end > 0 && address.charCodeAt(end - 1) === slash) end--
  return address.slice(0, end)
}

const slash = 47
