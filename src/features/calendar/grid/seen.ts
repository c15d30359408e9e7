/** Narrows a selector to what is on screen: pages that are drawn ahead of a step are in the document, too. */
export const seen = ':not([data-ahead] *)'
