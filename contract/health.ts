import * as v from 'valibot'

export const healthStatus = v.picklist(['healthy', 'unhealthy'])
export type HealthStatus = v.InferOutput<typeof healthStatus>

/** Why a component of ours is as it is, in codes that the application has sentences for (HC-7). */
export const healthReason = v.object({
  code: v.picklist([
    'sign-in-not-configured',
    'no-issuer',
    'provider-unreachable',
    'directory-unreachable',
    'people-searchable',
    'mail-refused',
    'mailbox-closed',
    'push-refused',
    'push-busy',
    'store-replaced',
    'store-damaged',
    'store-full',
    'store-read-only',
    'store-unreachable',
    'service-blocked',
    'requests-refused',
    'no-answer',
  ]),
  /** Milliseconds, seconds or requests, depending on the code. */
  amount: v.optional(v.number()),
})
export type HealthReason = v.InferOutput<typeof healthReason>

/**
 * One component's result (HC-1, HC-4). `details` has any structure and may contain secrets if another server
 * sends it: redact it before storing it (HC-7).
 */
export const componentHealth = v.looseObject({
  componentName: v.string(),
  status: v.union([healthStatus, v.literal('not found')]),
  details: v.optional(v.unknown()),
})
export type ComponentHealth = v.InferOutput<typeof componentHealth>

/** The whole answer: public without `checks`, private with (HC-1, HC-2). */
export const healthAnswer = v.looseObject({
  status: healthStatus,
  checks: v.nullish(v.array(v.unknown())),
})

/** The names of components (HC-3). */
export const healthServices = v.object({ services: v.array(v.string()) })
