export type Platform = {
  readonly os?: readonly string[]
  readonly cpu: readonly string[]
  readonly libc?: readonly string[]
}

const systems = new Set('aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '))
const processors = new Set('arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '))
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/**
 * The platform of a native binding, from its name (`@oxlint/binding-linux-arm64-musl`).
 *
 * @returns null if the name has no processor
 */
export function platformOf(name: string): Platform | null {
  const words = name.split(/[/-]/)
  const cpu = words.find((word) => processors.has(word))
  const os = words.find((word) => systems.has(word))
  const libc = words.map((word) => libraries[word]).find((library) => library !== undefined)
  if (cpu === undefined) return null
  return { ...(os && { os: [os] }), cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) }
}
