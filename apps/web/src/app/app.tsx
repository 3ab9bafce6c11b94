import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ClientProvider } from '@vizit/api-client/react/client-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import { CloseOnBackContext } from '@vizit/ui/dialog/close-on-back.ts'
import { useMemo } from 'react'
import { LanguageRoot } from './language/language-root.tsx'
import { createCloseOnBack } from './router/create-close-on-back.ts'
import type { createAppRouter } from './router/router.tsx'
import type { RouterContext } from './router/router-context.ts'

interface AppProps extends RouterContext {
  /** The texts in the first language. */
  first: Texts
  router: ReturnType<typeof createAppRouter>
  /** Called when the screen that the server rendered is there and reacts. */
  shown?: (() => void) | undefined
}

export function App({ first, texts, client, queries, router, shown }: AppProps) {
  const closeOnBack = useMemo(() => createCloseOnBack(router), [router])
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <LanguageRoot first={first} all={texts} shown={shown}>
          <CloseOnBackContext value={closeOnBack}>
            <RouterProvider router={router} />
          </CloseOnBackContext>
        </LanguageRoot>
      </ClientProvider>
    </QueryClientProvider>
  )
}
