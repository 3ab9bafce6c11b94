/** The announced duration of an outage in seconds; undefined if there is no outage or its duration is unknown. */
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
