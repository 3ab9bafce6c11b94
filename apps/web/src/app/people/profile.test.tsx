import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { Client } from '@vizit/api-client/client.ts'
import { ClientProvider } from '@vizit/api-client/react/client-provider.tsx'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'
import { useProfile } from './profile.ts'

afterEach(cleanup)
afterEach(() => session.end())

function Name() {
  return <p>{useProfile().data?.name ?? '…'}</p>
}

test('a part of a rendered page that is taken over later fits its markup, though the profile has come meanwhile', async () => {
  session.start(tokens)
  const queries = new QueryClient()
  const client: Pick<Client, 'send'> = { send: () => new Promise(() => {}) }
  const page = (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client as Client}>
        <Name />
      </ClientProvider>
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  queries.setQueryData(['readProfile', {}], anna)
  const onRecoverableError = vi.fn()
  render(page, { container, hydrate: true, onRecoverableError })
  expect(container.textContent).toBe(anna.name)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
