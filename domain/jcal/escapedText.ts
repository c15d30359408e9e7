/** The value of a TEXT as iCalendar writes it (RFC 5545 3.3.11). */
export const escapedText = (value: string): string =>
  /[\\;,\r\n]/.test(value)
    ? value.replaceAll(/\r\n|[\\;,\r\n]/g, (each) => (/[\r\n]/.test(each) ? '\\n' : `\\${each}`))
    : value

/** The text that such a value says. A backslash that escapes nothing stays. */
export const unescapedText = (written: string): string =>
  written.includes('\\')
    ? written.replaceAll(/\\[\\;,nN]/g, (each) => (/n/i.test(each) ? '\n' : each.slice(1)))
    : written
