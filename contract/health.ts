import * as v from 'valibot'

export const healthStatus = v.picklist(['healthy', 'unhealthy'])
export type HealthStatus = v.InferOutput<typeof healthStatus>

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
