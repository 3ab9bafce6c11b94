export type ErrorFacts = {
  kind: string
  reason?: string
  constraint?: string
  at?: string
  cause?: ErrorFacts
}

/** What a log may say of an error. Its own text may quote what a patient sent, so it stays out. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const frames = error.stack?.split('\n').filter(line => line.trimStart().startsWith('at ')) ?? []
  return {
    kind: error.name,
    ...(typeof code === 'string' && { reason: code }),
    ...(typeof constraint === 'string' && { constraint }),
    at: frames.slice(0, 12).join('\n'),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  }
}
