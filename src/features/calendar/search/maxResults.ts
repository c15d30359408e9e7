/** More results than this are better narrowed down by another letter. */
export const maxResults = 50
