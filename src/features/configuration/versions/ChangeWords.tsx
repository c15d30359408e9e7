import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SettingsChange } from '#contract/configurationHistory.ts'
import { fieldName } from '../review/fieldName.ts'
import { clientFields } from '../SettingsDraft.ts'
import { changedThing } from './changedThing.ts'

const kinds: Readonly<Record<SettingsChange['kind'], MessageDescriptor>> = {
  added: msg`added`,
  removed: msg`removed`,
  changed: msg`changed`,
}

/** `Client web: Token URL changed`. */
export function ChangeWords({ change }: { readonly change: SettingsChange }) {
  const { t } = useLingui()
  const thing = changedThing(change.path, clientFields)
  const kind = t(kinds[change.kind])
  switch (thing.kind) {
    case 'order':
      return t`Order of the clients ${kind}`
    case 'platform':
      return `${fieldName(thing.field, t)} ${kind}`
    case 'client':
      return t`Client ${thing.clientId} ${kind}`
    case 'field':
      return t`Client ${thing.clientId}: ${fieldName(thing.field, t)} ${kind}`
  }
}
