/** The person who is signed in at the small provider, so that a second sign-in needs no password. */
export const providerSession = {
  email: () => localStorage.getItem(key),
  start: (email: string) => localStorage.setItem(key, email),
  end: () => localStorage.removeItem(key),
}

const key = 'mock-provider-session'
