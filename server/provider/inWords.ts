/** A provider's words, shortened and cleaned so that they can be shown. */
export const inWords = (...words: readonly (string | undefined)[]) =>
  words
    .filter((each) => each !== undefined && each !== '')
    .join(': ')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 300)
