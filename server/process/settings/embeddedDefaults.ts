/** Domains and administrators with the embedded identity provider, unless set. */
export const embeddedDefaults = {
  domains: ['kalends.example'],
  admins: ['admin@kalends.example'],
} as const
