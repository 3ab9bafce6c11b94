export type ErrorFacts = {
  kind: string
  reason?: string
  constraint?: string
  at?: string
  cause?: ErrorFacts
}

/** What may be logged about an error. Its message may quote a patient's input, so it is left out. */
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
