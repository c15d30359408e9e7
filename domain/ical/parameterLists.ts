/**
 * The parameters that may have several values behind one name: addresses, which are quoted (RFC 5545 3.2.4, 3.2.5 and
 * 3.2.11), and words, which are not (RFC 7986 6.1 and 6.3). In any other one an unquoted comma is part of a name that
 * a careless program has not quoted.
 */
export const parameterLists: ReadonlyMap<string, 'addresses' | 'words'> = new Map([
  ['delegated-from', 'addresses'],
  ['delegated-to', 'addresses'],
  ['member', 'addresses'],
  ['display', 'words'],
  ['feature', 'words'],
])
