interface Page {
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The values of a page for the queries of public reviews: date and id after which it begins, and its length. */
export function pageValues({ cursor, limit }: Page): [string | null, string | null, number] {
  const [date, id] = cursor?.split('_') ?? []
  return [date ?? null, id ?? null, limit]
}
