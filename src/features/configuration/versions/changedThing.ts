/**
 * What a path of the audit refers to (CFG-10): the common issuer, a client, a field of one, or the clients'
 * order.
 */
export type ChangedThing =
  | { readonly kind: 'platform'; readonly field: string }
  | { readonly kind: 'order' }
  | { readonly kind: 'client'; readonly clientId: string }
  | { readonly kind: 'field'; readonly clientId: string; readonly field: string }

/**
 * Read a path such as `clients/web/token_url`. A client's id may contain slashes, so only a known field ends
 * it.
 *
 * @param fields the fields of a client by their names on the wire
 */
export function changedThing(path: string, fields: readonly string[]): ChangedThing {
  if (path === 'clients') return { kind: 'order' }
  const [, id] = /^clients\/(.+)$/.exec(path) ?? []
  if (id === undefined) return { kind: 'platform', field: path }
  const end = id.lastIndexOf('/')
  const field = id.slice(end + 1)
  return end > 0 && fields.includes(field)
    ? { kind: 'field', clientId: id.slice(0, end), field }
    : { kind: 'client', clientId: id }
}
