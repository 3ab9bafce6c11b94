export type Phase = 'starting' | 'ready' | 'stopping'

/** Whether requests may be answered yet, and still. */
export type Readiness = { phase: Phase }

export const alwaysReady: Readiness = Object.freeze({ phase: 'ready' })
