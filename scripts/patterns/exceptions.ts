/** Regular expressions that are not proved linear, by file and text, and why each may stay. A row that fits nothing fails the check. */
export const exceptions: readonly {
  readonly file: string
  readonly text: string
  readonly because: string
}[] = [
  {
    file: 'server/http/pathTemplate.ts',
    text: "new RegExp(`^${literals.join('([^/]+)')}$`)",
    because: 'its parts are our own templates, anchored, and a slot ends at the next slash',
  },
  {
    file: 'src/ui/tokenColours.ts',
    text: 'new RegExp(String.raw`\\n {2}${name}:\\s*light-dark\\(\\s*oklch\\(([^)]*)\\),\\s*oklch\\(([^)]*)\\)\\s*\\);`)',
    because: 'it reads our own stylesheets, in tests alone',
  },
]
