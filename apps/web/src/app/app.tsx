import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ClientProvider } from '@vizit/api-client/react/client-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import { client } from './api.ts'
import { LanguageRoot } from './language-root.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { followSession } from './session/follow-session.ts'

const queries = createQueryClient()
const router = createAppRouter({ client, queries })
followSession(router, queries)

export function App({ texts }: { texts: Texts }) {
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <LanguageRoot first={texts}>
          <RouterProvider router={router} />
        </LanguageRoot>
      </ClientProvider>
    </QueryClientProvider>
  )
}
