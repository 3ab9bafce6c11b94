export interface VisitsSearch {
  /** The future ones unless past ones are asked for. */
  readonly tab?: 'past'
  /** The order id of the visit to show first. */
  readonly visit?: string
}

export function visitsSearch({ tab, visit }: Record<string, unknown>): VisitsSearch {
  return {
    ...(tab === 'past' && { tab }),
    ...(typeof visit === 'string' && /^[\da-f-]{36}$/i.test(visit) && { visit }),
  }
}
