/** How long an outage is said to last; undefined: it is none, or nobody knows. */
export function outageSeconds({
  code,
  attributes,
}: {
  code: string
  attributes: object
}): number | undefined {
  if (code !== 'SERVICE_UNAVAILABLE') return undefined
  const { retryAfter } = attributes as { retryAfter?: number }
  return retryAfter === undefined ? undefined : Math.min(retryAfter, 30)
}
