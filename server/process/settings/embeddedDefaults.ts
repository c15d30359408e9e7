/** Who is known where nobody said, with the embedded identity provider. */
export const embeddedDefaults = {
  domains: ['kalends.example'],
  admins: ['admin@kalends.example'],
} as const
