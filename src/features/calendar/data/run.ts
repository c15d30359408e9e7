import type { DefaultError, MutationOptions, QueryClient } from '@tanstack/react-query'

/** Carry out a command outside of any component: what a message offers must work when the dialog it came from is gone. */
export function run<Data, Variables, Shown>(
  client: QueryClient,
  command: MutationOptions<Data, DefaultError, Variables, Shown>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, command).execute(variables)
}
