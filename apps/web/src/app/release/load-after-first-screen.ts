import type { QueryClient } from '@tanstack/react-query'
import { loadChangingRoutes } from '@vizit/api-client/route-of.ts'
import type { ScreenTexts } from '@vizit/i18n/screen-texts.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { loadRefusalTexts } from '@vizit/ui/states/use-refusal-texts.ts'
import { whenIdle } from './when-idle.ts'

/** Loads after the first screen what the next tap may need: it is there before the network is lost. */
export async function loadAfterFirstScreen(
  queries: QueryClient,
  texts: ScreenTexts,
  first: Texts,
): Promise<void> {
  await whenIdle(queries)
  const all = [loadChangingRoutes(), loadRefusalTexts(first), texts.need(['errors', 'decline'])]
  // What is missing is asked for again by what needs it.
  await Promise.allSettled(all)
}
