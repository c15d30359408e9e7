import type { ServiceSettings } from '../ports.ts'

/** Settings of a service for one domain, without strategies: a test adds what it is about. */
export const plainSettings: ServiceSettings = {
  publicUrl: '',
  allowedOrigins: [],
  domains: ['kalends.example'],
  admins: [],
  strategies: [],
  calendarCredential: 'bearer',
  acceptUnverifiedEmail: false,
}
