/** Where further mail ends (RFC 2369 3.2), by one POST if that is an address by HTTPS (RFC 8058 3.1). */
export const unsubscribeHeaders = (url: string | null): Readonly<Record<string, string>> => ({
  ...(url !== null && { 'List-Unsubscribe': `<${url}>` }),
  ...(url?.startsWith('https://') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
