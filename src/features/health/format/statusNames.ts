import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentStatus } from '#domain/health/Health.ts'

// lingui-set comment="The state of a part of the service (adjective)."

/** The name of each status; part of a component's name on the page. */
export const statusNames: Readonly<Record<ComponentStatus, MessageDescriptor>> = {
  healthy: msg`healthy`,
  unhealthy: msg`unhealthy`,
  'not found': msg`not found`,
  unknown: msg`unknown`,
}
