import { pathOf } from '#contract/endpoints.ts'
import { guestEndpoints } from '#contract/scheduling/guestEndpoints.ts'

/** Where a guest elsewhere answers. */
export const guestPageUrl = (publicUrl: string, encrypted: string): string =>
  publicUrl + pathOf(guestEndpoints.guest, { guest: encrypted })
