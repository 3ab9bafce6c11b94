export type Phase = 'starting' | 'ready' | 'stopping'

/** Whether requests may be answered: starting, ready or stopping. */
export type Readiness = {
  phase: Phase
  /** A warning for operators about a server that is ready. */
  detail?: string | undefined
}

export const alwaysReady: Readiness = Object.freeze({ phase: 'ready' })
