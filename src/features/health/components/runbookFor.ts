/** Replaced by the component's name in an operator's template. */
const slot = '{component}'

/**
 * The address of a component's runbook: the template with its name, percent-encoded, in place of
 * `{component}`.
 *
 * @param template from config.json (CFG-6)
 * @returns null if that is not a web address (http or https, without credentials), or if the name would lead
 *   to another host
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
