import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// lingui-set comment="Names of colours that an event can have."

/** The colours that are offered: as COLOR stores them (RFC 7986 5.9), and what a person calls them. */
export const namedColours: readonly { readonly colour: string; readonly name: MessageDescriptor }[] = [
  { colour: 'crimson', name: msg`Red` },
  { colour: 'darkorange', name: msg`Orange` },
  { colour: 'gold', name: msg`Yellow` },
  { colour: 'seagreen', name: msg`Green` },
  { colour: 'teal', name: msg`Teal` },
  { colour: 'deepskyblue', name: msg`Sky blue` },
  { colour: 'royalblue', name: msg`Blue` },
  { colour: 'rebeccapurple', name: msg`Purple` },
  { colour: 'deeppink', name: msg`Pink` },
  { colour: 'sienna', name: msg`Brown` },
  { colour: 'slategray', name: msg`Grey` },
]
