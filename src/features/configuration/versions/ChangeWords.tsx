import { select } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SettingsChange } from '#contract/configurationHistory.ts'
import { fieldName } from '../fieldName.ts'
import { clientFields } from '../SettingsDraft.ts'
import { changedThing } from './changedThing.ts'

// lingui-set comment="What was changed in the settings: {field} is the name of a field such as “Token URL”."

/** `Client web: Token URL changed`. */
export function ChangeWords({ change }: { readonly change: SettingsChange }) {
  const { t } = useLingui()
  const thing = changedThing(change.path, clientFields)
  switch (thing.kind) {
    case 'order':
      return select(change.kind, {
        added: 'Order of the clients added',
        removed: 'Order of the clients removed',
        other: 'Order of the clients changed',
      })
    case 'platform': {
      const field = fieldName(thing.field, t)
      return select(change.kind, {
        added: `${field} added`,
        removed: `${field} removed`,
        other: `${field} changed`,
      })
    }
    case 'client': {
      const { clientId } = thing
      return select(change.kind, {
        added: `Client ${clientId} added`,
        removed: `Client ${clientId} removed`,
        other: `Client ${clientId} changed`,
      })
    }
    case 'field': {
      const { clientId } = thing
      const field = fieldName(thing.field, t)
      return select(change.kind, {
        added: `Client ${clientId}: ${field} added`,
        removed: `Client ${clientId}: ${field} removed`,
        other: `Client ${clientId}: ${field} changed`,
      })
    }
  }
}
