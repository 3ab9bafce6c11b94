export type Phase = 'starting' | 'ready' | 'stopping'

/** Whether requests may be answered yet, and still. */
export type Readiness = {
  phase: Phase
  /** What an operator must know of a server that is ready all the same. */
  detail?: string | undefined
}

export const alwaysReady: Readiness = Object.freeze({ phase: 'ready' })
