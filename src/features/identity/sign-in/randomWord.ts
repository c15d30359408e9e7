/** A word that nobody guesses: 128 random bits. Not `randomUUID`, which a page that is not secure has not. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '',
  )
