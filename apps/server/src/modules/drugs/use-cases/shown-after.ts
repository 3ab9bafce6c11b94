import type { DrugsDeps } from '../deps.ts'

const HOUR_MS = 3_600_000

/** From when on prices are shown, and from when on they are not marked as old. */
export async function shownAfter({ settings, clock }: DrugsDeps): Promise<{ after: Date; fresh: Date }> {
  const { staleHours, hiddenHours } = (await settings()).drugPrices
  const now = clock.now().getTime()
  return { after: new Date(now - hiddenHours * HOUR_MS), fresh: new Date(now - staleHours * HOUR_MS) }
}
