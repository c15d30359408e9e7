import { pageSentences } from '#server/embedded/pageSentences.ts'
import { pageLanguage } from '#server/page/pageLanguage.ts'
import { people } from '../people.ts'
import { createProvider, withParameters } from './provider.ts'
import { providerSession } from './providerSession.ts'

const request = new URLSearchParams(location.search)
const provider = await createProvider({
  issuer: new URL('.', location.href).href.replace(/\/$/, ''),
  storage: localStorage,
})

const remembered = Object.values(people).find(({ email }) => email === providerSession.email())
if (remembered && request.get('prompt') !== 'login') {
  location.replace(await provider.answerTo(request, remembered))
} else if (request.get('prompt') === 'none') {
  const { issuer } = provider.metadata
  const error = { error: 'login_required', state: request.get('state') ?? '', iss: issuer }
  location.replace(withParameters(request.get('redirect_uri') ?? '', error))
}

// What stands here is in the language of the embedded provider's page; the rest is for developers.
const language = pageLanguage({ uiLocales: request.get('ui_locales') })
const words = pageSentences[language]
document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
for (const name of ['email', 'password', 'signIn'] as const) {
  const element = document.querySelector(`[data-words="${name}"]`)
  if (element !== null) element.textContent = words[name]
}

const problem = document.querySelector('#problem')
document.querySelector('form')?.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (!(event.target instanceof HTMLFormElement)) return
  const form = new FormData(event.target)
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const person = provider.personWith(typed('email'), typed('password'))
  if (person) {
    providerSession.start(person.email)
    location.replace(await provider.answerTo(request, person))
  } else if (problem instanceof HTMLElement) {
    problem.hidden = false
    problem.textContent = words.wrong
  }
})
// Before this script has come, a press would load the page anew.
document.querySelector('button')?.removeAttribute('disabled')
