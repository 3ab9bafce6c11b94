import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ClientProvider } from '@vizit/api-client/react/client-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import { DialogRouterContext } from '@vizit/ui/dialog/dialog-router.ts'
import { LanguageRoot } from './language/language-root.tsx'
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
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <LanguageRoot first={first} all={texts} shown={shown}>
          <DialogRouterContext value={router}>
            <RouterProvider router={router} />
          </DialogRouterContext>
        </LanguageRoot>
      </ClientProvider>
    </QueryClientProvider>
  )
}
