import { overSoon } from '@vizit/domain/drugs/first-aid-kit.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { ReactNode } from 'react'
import { useKit } from './use-kit.ts'

/** Shows how many medicines of the kit are over within a month. */
export function OverSoon({ children }: { children: (count: number) => ReactNode }) {
  return children(overSoon(useKit() ?? [], civilDateOf(Date.now())).length)
}
