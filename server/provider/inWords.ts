/** A provider's words as they may be shown. */
export const inWords = (...words: readonly (string | undefined)[]) =>
  words
    .filter((each) => each !== undefined && each !== '')
    .join(': ')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 300)
