import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moved, newClient, type ClientDraft } from './SettingsDraft.ts'
import type { EditedSettings } from './useSettingsDraft.ts'

/** The list of clients as it is edited. What changes its order is announced, for anyone who does not see it. */
export function useClients({ draft: { clients }, change }: EditedSettings) {
  const { t } = useLingui()
  const [announcement, announce] = useState('')

  function add() {
    change('clients', { clients: [...clients, newClient(clients)] })
  }

  /** @param path of the field that was typed, such as `clients/0/token_url` */
  function changeAt(path: string, changed: ClientDraft) {
    change(path, { clients: clients.map((client) => (client.key === changed.key ? changed : client)) })
  }

  function move(index: number, steps: -1 | 1) {
    const to = index + steps
    if (to < 0 || to >= clients.length) return
    change('clients', { clients: moved(clients, index, to) })
    announce(t`Client ${index + 1} is now client ${to + 1}.`)
  }

  function remove(index: number) {
    change('clients', { clients: clients.filter((_, each) => each !== index) })
    announce(t`Client ${index + 1} removed.`)
  }

  return { clients, announcement, add, changeAt, move, remove }
}
