export type Clause = { readonly id: string; readonly isLater: boolean }

/**
 * The numbered clauses of docs/spec.md: each begins a bullet, `- **CAL-5** ...`, with `*(later)*` if it is
 * not implemented yet.
 */
export function clausesOf(spec: string): Clause[] {
  const bullets = spec.matchAll(/^\s*[-*] \*\*([A-Z]+-\d+)\*\*(.*)$/gm)
  return Array.from(bullets, ([, id = '', rest = '']) => ({ id, isLater: rest.includes('*(later)*') }))
}
