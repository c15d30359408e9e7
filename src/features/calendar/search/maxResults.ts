/** So many events are worth looking at: then it is better to type another letter. */
export const maxResults = 50
