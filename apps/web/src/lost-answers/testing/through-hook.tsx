import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { CallName, Input } from '@vizit/api-client/calls.ts'
import { ClientProvider } from '@vizit/api-client/react/client-provider.tsx'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useEffect, useState } from 'react'
import { client } from '../../app/api/client.ts'
import { createQueryClient } from '../../app/api/query-client.ts'

interface Asked {
  readonly name: CallName
  readonly input: object
}

function Caller({ name, input }: Asked) {
  const [isDone, setDone] = useState(false)
  const { mutate, refusal } = useCall(name, { done: () => setDone(true) })
  useEffect(() => mutate(input as Input<typeof name>), [mutate, input])
  return <p>{isDone ? 'done' : refusal?.code}</p>
}

/** Makes a call with the hook that its screen uses, and shows what the screen would be told. */
export function throughHook(asked: Asked): () => void {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <Caller {...asked} />
      </ClientProvider>
    </QueryClientProvider>,
  )
  return unmount
}
