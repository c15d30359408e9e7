import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { NewEventWay } from './NewEventWay.tsx'

afterEach(cleanup)

const nothing = () => undefined

test('what is typed is offered as it is, also where it looks like markup', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={apiFetching(() => Response.error())}>
        <UserProvider value={alice}>
          <Router>
            <NewEventWay
              text="<script>alert(1)</script> <0/>"
              period={{ view: 'week', date: '2027-03-15' }}
              date="2027-03-15"
              zone="Europe/Paris"
              calendars={[ownCalendar()]}
              proposed={undefined}
              onMend={nothing}
              onLeave={nothing}
              onClose={nothing}
            />
          </Router>
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  await expect
    .element(page.getByRole('button', { name: /New event/ }))
    .toHaveTextContent('New event: <script>alert(1)</script> <0/>')
})
