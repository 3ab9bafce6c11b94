import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Client } from '@vizit/api-client/client.ts'
import { ClientProvider } from '@vizit/api-client/react/client-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import { LanguageRoot } from './language-root.tsx'
import type { createAppRouter } from './router.tsx'

interface AppProps {
  texts: Texts
  client: Client
  queries: QueryClient
  router: ReturnType<typeof createAppRouter>
}

export function App({ texts, client, queries, router }: AppProps) {
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
