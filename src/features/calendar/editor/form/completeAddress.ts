/** An address as people type it: `example.org/a` is a page. Anything else stays as it is, without spaces around it. */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text)
    ? `https://${text}`
    : text
}
