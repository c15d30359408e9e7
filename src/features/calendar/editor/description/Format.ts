/** A formatting that a description can have. */
export type Format = 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'link'
