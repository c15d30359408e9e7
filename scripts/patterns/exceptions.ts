/**
 * Regular expressions that are not proved linear, by file and text, and why each is allowed. A row that
 * matches nothing fails the check.
 */
export const exceptions: readonly {
  readonly file: string
  readonly text: string
  readonly because: string
}[] = [
  {
    file: 'server/http/routing/pathTemplate.ts',
    text: "new RegExp(`^${literals.join('([^/]+)')}$`)",
    because: 'its parts are our own templates, anchored, and a slot ends at the next slash',
  },
]
