/** A colleague's calendar that Alice can only read. */
export const readOnlyCalendar = { id: 'reading-room', name: 'Reading room', colour: '#6d4c41' }

/**
 * A list of calendars with access lists, as other servers of this family send them (mocks/recorded, case 97).
 */
export function withAccessLists(list: CalendarList, userId: string): CalendarList {
  return {
    ...list,
    _embedded: {
      'dav:calendar': list._embedded['dav:calendar'].map((entry) => ({
        ...entry,
        acl: accessList(userId, !entry._links.self.href.endsWith(`/${readOnlyCalendar.id}.json`)),
      })),
    },
  }
}

type CalendarList = {
  readonly _embedded: {
    readonly 'dav:calendar': readonly { readonly _links: { readonly self: { readonly href: string } } }[]
  }
}

/**
 * Name and colour of a copy of somebody else's calendar belong to the reader: `write-properties` comes
 * without `write`.
 */
function accessList(userId: string, mayWrite: boolean) {
  const own = `principals/users/${userId}`
  const proxy = (kind: 'read' | 'write') => `${own}/calendar-proxy-${kind}`
  const granted = (privilege: string, ...principals: readonly string[]) =>
    principals.map((principal) => ({ privilege, principal, protected: true }))
  return [
    ...(mayWrite ? granted('{DAV:}write', own, proxy('write')) : []),
    ...granted('{DAV:}write-properties', own, proxy('write')),
    ...granted('{DAV:}read', own, proxy('read'), proxy('write')),
    ...granted('{urn:ietf:params:xml:ns:caldav}read-free-busy', '{DAV:}authenticated'),
  ]
}
