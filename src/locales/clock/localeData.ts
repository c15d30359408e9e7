/** The data of a locale: a method now, a property in older browsers, and missing in some. */
export function localeData(locale: Intl.Locale, methodName: string, propertyName: string): unknown {
  const method: unknown = Reflect.get(locale, methodName)
  return typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, propertyName)
}
