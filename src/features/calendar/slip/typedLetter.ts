let letter = ''

/** The letter that was typed over a free day, for the title of the card that opens there. */
export function setTypedLetter(typed: string): void {
  letter = typed
}

/** Once; empty for none. */
export function takeTypedLetter(): string {
  const taken = letter
  letter = ''
  return taken
}
