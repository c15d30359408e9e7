/** Stands in an operator's template for the component's name. */
const slot = '{component}'

/**
 * The address of what to read about a component: the template with its name, percent-encoded, in place of `{component}`.
 *
 * @param template from config.json (CFG-6)
 * @returns null where that is no web address (http or https, without credentials), or where the name would lead to another host
 */
export function runbookFor(template: string, componentName: string): string | null {
  const address = filled(template, componentName)
  const origin = filled(template, 'component')?.origin
  return address !== null && address.origin === origin ? address.href : null
}

function filled(template: string, name: string): URL | null {
  const address = read(template.replaceAll(slot, encodeURIComponent(name)))
  const isWeb = address !== null && /^https?:$/.test(address.protocol)
  return isWeb && address.username === '' && address.password === '' ? address : null
}

function read(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
