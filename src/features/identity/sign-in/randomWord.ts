/** A word that cannot be guessed: 128 random bits. `randomUUID` does not exist on insecure pages. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '',
  )
