import type { MessageDescriptor } from '@lingui/core'

/** Where the focus is when a key is pressed. */
export type Focus = 'page' | 'slot' | 'chip' | 'lifted' | 'card' | 'field'

/** Something that a person can do: a row of a table. Whatever lists, runs or tests actions reads these rows. */
export type ActionRow<Page = never> = {
  /** Names it in the settings of a person: it stays. */
  readonly name: string
  /** What it does, in the list of shortcuts, in search and in menus. */
  readonly does: MessageDescriptor
  /** Its keys until a person chooses others, as `parseKeys` reads them: `/ Ctrl+k`; empty for none. */
  readonly keys: string
  /** What stands for its keys in the list of shortcuts, where they are too many to name. */
  readonly anyKey?: MessageDescriptor
  /** Where its keys are heard; `page` (default) is also where a day or an event has the focus. */
  readonly focus?: Focus
  /** Its keys are those of the browser, the system or every grid, and are not changed. */
  readonly isFixed?: boolean
  /** Its keys work in fields, dialogs and menus too, where they type nothing; search does not offer it. */
  readonly isHeardEverywhere?: boolean
  /** Where its keys are heard, the page does not hear them. */
  readonly isHeardFirst?: boolean
  /** It makes no sense without its key, so search does not offer it. */
  readonly isKeyOnly?: boolean
  /** Whether it can be done on this page; true by default. */
  readonly isOffered?: (page: Page) => boolean
  /** Missing if something else does it when its key is pressed: the browser, or the grid. */
  readonly run?: (page: Page) => void
}

/** What is the same wherever an action can be done. */
export type ListedAction = Omit<ActionRow, 'run' | 'isOffered'>
