/**
 * The keys of what is done to an event that has the focus by scripts that are loaded after the first screen, until a
 * person chooses others. They are apart from their rows so that the first screen, too, has them.
 */
export const chipKeys = {
  chipSelectAll: 'Ctrl+a',
  chipDelete: 'Delete Backspace',
  chipEdit: 'e',
  chipAccept: 'Shift+y',
  chipMaybe: 'Shift+m',
  chipDecline: 'Shift+n',
} as const

export type ChipKeyName = keyof typeof chipKeys
