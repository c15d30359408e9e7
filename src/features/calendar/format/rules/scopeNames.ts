import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scope } from '#domain/series/inScope.ts'

// lingui-set comment="Asks which events of a series are changed or deleted."

/** How the parts of a series are called where one of them is chosen. */
export const scopeNames: Readonly<Record<Scope, MessageDescriptor>> = {
  this: msg`This event`,
  following: msg`This and following events`,
  all: msg`All events`,
}
