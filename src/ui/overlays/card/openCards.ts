/** The cards that are open, the topmost last. They stand in the body: a query would look through every chip. */
export const openCards = (): readonly Element[] =>
  [...document.body.children].filter((each) => each.hasAttribute('data-card'))
