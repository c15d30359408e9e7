/** What stands after the last `@` of an e-mail address, in lower case (ID-10); null where nothing does. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  return at < 0 || at === email.length - 1 ? null : email.slice(at + 1).toLowerCase()
}
