/** Who the small provider remembers, so that a second sign-in asks nothing. */
export const providerSession = {
  email: () => localStorage.getItem(key),
  start: (email: string) => localStorage.setItem(key, email),
  end: () => localStorage.removeItem(key),
}

const key = 'mock-provider-session'
