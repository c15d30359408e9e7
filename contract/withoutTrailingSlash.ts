/**
 * An address without slashes at its end: for most providers `https://id.example` and `https://id.example/`
 * mean the same.
 */
export function withoutTrailingSlash(address: string): string {
  // Counted from the end: a regular expression `/+$` would start again at each slash, and be quadratic.
  let end = address.length
  while (end > 0 && address.charCodeAt(end - 1) === slash) end--
  return address.slice(0, end)
}

const slash = 47
